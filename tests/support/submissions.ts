import { serviceRole } from './platform';

/** A stored request (`form_submissions`). */
export type Submission = {
  id: string;
  type: string;
  locale: string;
  status: string;
  fields: Record<string, string | boolean>;
};

/** The stored requests of a company that only one test uses. */
export async function rowsOf(company: string): Promise<Submission[]> {
  const { data, error } = await serviceRole.from('form_submissions').select();
  if (error) throw new Error(error.message);
  return data.filter(({ fields }: Submission) => fields.company === company);
}
