/*
 * Settings that are wrong without keeping the function from storing and mailing: what depends on them is off, and
 * the team is warned.
 */

/** As many characters as `openssl rand -hex 16` writes; on this machine `local` will do. */
const shortest = { hosted: 32, local: 5 };

/**
 * The names of the secrets that could be guessed, or that serve two uses: whoever knows one then knows the other.
 * @param secrets values by name; those that are not set are passed over
 * @param isLocal whether the platform runs on this machine
 */
export function weakSecrets(
  secrets: Record<string, string | undefined>,
  isLocal: boolean,
): string[] {
  const all = Object.values(secrets);
  return Object.entries(secrets).flatMap(([name, value]) => {
    if (!value) return [];
    const isShort = value.length < (isLocal ? shortest.local : shortest.hosted);
    return isShort || all.indexOf(value) !== all.lastIndexOf(value) ? [name] : [];
  });
}

/** Whether an address is https, or leads to this machine. */
export function isSafe(url: string): boolean {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

const isThisMachine = (hostname = '') => ['localhost', '127.0.0.1'].includes(hostname);

/**
 * The names of the variables that are wrong.
 * @param get the value of a variable
 */
export function wrongSettings(get: (name: string) => string | undefined): string[] {
  const supabaseUrl = get('SUPABASE_URL') ?? '';
  const isLocal = URL.canParse(supabaseUrl) && isThisMachine(new URL(supabaseUrl).hostname);
  const names = ['HMAC_KEY', 'RETRY_SECRET', 'EVENTS_SECRET', 'SMOKE_TEST_SECRET'];
  const wrong = weakSecrets(Object.fromEntries(names.map((name) => [name, get(name)])), isLocal);
  const heartbeat = get('HEARTBEAT_URL');
  if (heartbeat && !isSafe(heartbeat)) wrong.push('HEARTBEAT_URL');
  const origins = (get('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  if (!origins.includes(get('SITE_URL') ?? '')) wrong.push('SITE_URL');
  return wrong;
}
