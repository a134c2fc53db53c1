import type { FormAnswer, FormPage, Reply } from './reply.ts';

/** The target of a form: its body is read first, and every answer is a state of its page. */
export type FormRoute = {
  path: string;
  page: FormPage;
  /** Pages of other sites may not call. */
  ownOriginOnly?: boolean;
  run: (values: Record<string, unknown>, request: Request) => Promise<FormAnswer>;
};

/** A path for programs; it reads the body itself. */
export type Call = {
  method: 'GET' | 'POST';
  path: string;
  /** Only if the address has this parameter. */
  query?: string;
  run: (request: Request) => Promise<Reply> | Reply;
};
