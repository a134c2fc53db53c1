import { build } from './lib/build-site';
import { main } from './lib/cli';

main(build);
