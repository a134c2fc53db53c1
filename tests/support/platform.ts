import { ports } from './addresses';
import { storedOn } from './stored';

/** What the platform of this run has stored and mailed. */
export const { serviceRole, rowsOf, mailsAbout } = storedOn(
  `http://127.0.0.1:${ports.api}`,
  `http://127.0.0.1:${ports.mailbox}`,
);
