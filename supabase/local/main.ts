import { startPlatform } from './platform.ts';

const platform = await startPlatform({ folder: '.local', say: console.log });
console.log(platform.api);
