/** What the function needs before it starts; nobody can see from here whether it is set. */
export const functionSecrets = {
  ALLOWED_ORIGINS: 'the site’s address, so that its forms are answered',
  SITE_URL: 'the same address, for links in mails',
  MAIL_TO: 'the team that gets the requests',
  MAIL_FROM: 'the sender of every mail',
  MAIL_TRANSPORTS: 'how mail is sent, and how alerts are; with BREVO_API_KEY or SMTP_URL',
  ADDRESS_HASH_KEY: 'a long random text, under which network addresses are hashed',
  RETRY_SECRET: 'a long random text, also in the database’s vault',
};
