/** A value the function cannot do without. @throws Error naming it, so that the log says what to set. */
function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: see "Running and deploying" in docs/.`);
  return value;
}

/** What the function takes from its environment; read once, when it starts. */
export const environment = {
  supabaseUrl: required('SUPABASE_URL'),
  /** Given by hosted Supabase to every function. */
  serviceRoleKey: required('SUPABASE_SERVICE_ROLE_KEY'),
  /** Origins that may call, separated by commas. */
  allowedOrigins: required('ALLOWED_ORIGINS')
    .split(',')
    .map((origin) => origin.trim()),
  siteUrl: required('SITE_URL'),
  mailTo: required('MAIL_TO'),
  mailFrom: required('MAIL_FROM'),
  /** smtps://user:password@host:465; hosted functions may not use ports 25 and 587. */
  smtpUrl: required('SMTP_URL'),
};
