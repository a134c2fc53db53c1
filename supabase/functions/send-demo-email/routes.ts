import type { FormAnswer, FormPage, Reply } from './reply.ts';

/** What a form posts to: its body is read first, and every answer is a state of its page. */
export type FormRoute = {
  path: string;
  page: FormPage;
  /** Pages of other sites may not call. */
  ownOriginOnly?: boolean;
  run: (values: Record<string, unknown>, request: Request) => Promise<FormAnswer>;
};

/** A path that programs call, which read the body themselves. */
export type Call = {
  method: 'GET' | 'POST';
  path: string;
  /** Only where the address has this parameter. */
  query?: string;
  run: (request: Request) => Promise<Reply> | Reply;
};
