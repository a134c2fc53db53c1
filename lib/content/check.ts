import * as z from 'zod';

/**
 * Checks a data file, or the parts of a page that Contentlayer does not.
 * @param file its path in `content/`
 * @throws Error naming the file and each faulty key
 */
export function check<Data>(file: string, schema: z.ZodType<Data>, data: unknown): Data {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`content/${file}:\n${z.prettifyError(result.error)}`);
}
