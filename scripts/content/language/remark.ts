/** One thing that is wrong with the language, at a character of the file. */
export type Remark = { offset: number; message: string; advice: string };
