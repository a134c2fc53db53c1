export type { FileDatesWords, OwnersWords } from './interface';
