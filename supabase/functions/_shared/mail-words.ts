import type { RequestType } from './schemas.ts';

/** The words of the mails, one set a language. `{name}` stands for a value. */
export type MailWords = {
  subject: Record<RequestType, string>;
  /** In front of the subject of a request that was filled faster than a person types. */
  quick: string;
  intro: Record<RequestType, string>;
  reply: string;
  received: string;
  reference: string;
  yes: string;
  labels: Record<string, string>;
  /** Names of the values of selects, where the value does not say it. */
  choices: Record<string, string>;
  /** The short mail to the person. */
  confirmation: {
    subject: Record<RequestType, string>;
    received: Record<RequestType, string>;
    next: Record<RequestType, string>;
    newsletter: string;
    erase: string;
  };
};
