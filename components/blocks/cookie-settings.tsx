import type { ReactNode } from 'react';
import * as z from 'zod';

export const cookieSettingsProps = z.strictObject({}).meta({
  description: 'A link that opens the cookie banner again.',
  inside: 'required',
});

/** Without JavaScript the link leads to the section that explains cookies. */
export function CookieSettings({ children }: { children: ReactNode }) {
  return (
    <a href="#cookies" data-consent-open="">
      {children}
    </a>
  );
}
