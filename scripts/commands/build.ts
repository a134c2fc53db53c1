import { buildAndNote } from '../build-if-changed';
import { main } from '../step';

main(() => buildAndNote());
