import { ports } from './addresses';
import { storedOn } from './stored';

/** On the platform of this run. */
export const { serviceRole, rowsOf, mailsAbout } = storedOn(
  `http://127.0.0.1:${ports.api}`,
  `http://127.0.0.1:${ports.mailbox}`,
);
