import { defaultPorts } from '@/supabase/local/platform';
import { checkFree } from '@/supabase/local/ports';

const portIn = (name: string, standard: number) => Number(process.env[name] ?? standard);

/** Where `npm start` and `npm run dev` listen. */
export const ports = {
  site: portIn('PORT', 3000),
  api: portIn('API_PORT', defaultPorts.api),
  mailbox: portIn('MAILBOX_PORT', defaultPorts.mailbox),
  smtp: portIn('SMTP_PORT', defaultPorts.smtp),
};

/** @throws Error naming the first port that another program uses. */
export async function checkPorts() {
  for (const [use, port] of Object.entries(ports)) await checkFree(port, use);
}

// The pages are built for the API that runs beside them, unless its address is set.
if (process.env.API_PORT) process.env.NEXT_PUBLIC_SUPABASE_URL ??= `http://localhost:${ports.api}`;
