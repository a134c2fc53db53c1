/** One thing that is wrong with the language, at the characters `start` to `end` of the file. */
export type Remark = { start: number; end: number; message: string; advice: string };
