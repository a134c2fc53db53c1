import { defineBlock } from './define-block';

/** Without JavaScript the link leads to the section that explains cookies. */
export const CookieSettings = defineBlock(
  { description: 'A link that opens the cookie banner again.', inside: 'required' },
  ({ children }) => (
    <a href="#cookies" data-consent-open="">
      {children}
    </a>
  ),
);
