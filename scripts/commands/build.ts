import { build } from '../build';
import { main } from '../step';

main(build);
