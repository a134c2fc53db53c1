/** The provider answered that it does not take a mail: the attempt is over, and nothing is out. */
export class MailRefused extends Error {}
