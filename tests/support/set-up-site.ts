import { execFileSync } from 'node:child_process';

/** Before the tests of the built site: see `prepare.ts`. */
export default function setup() {
  execFileSync('node_modules/.bin/tsx', ['tests/support/prepare.ts'], { stdio: 'inherit' });
}
