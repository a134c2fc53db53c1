import type { ReactNode } from 'react';
import * as z from 'zod';

export const signsProps = z.strictObject({}).meta({
  description: 'Warning signs: a Markdown list, set in two columns of short items.',
  inside: 'required',
});

export const Signs = ({ children }: { children: ReactNode }) => (
  <div className="signs">{children}</div>
);
