/** Whether a key is one of Supabase's two secret kinds; the older is a token that names its role. */
export const isSecretKey = (key: string) =>
  key.startsWith('sb_secret_') ||
  Buffer.from(key.split('.')[1] ?? '', 'base64url').includes('service_role');
