export type { OwnersWords } from './interface';
