import { startPlatform } from '@/supabase/local/platform';

/* A process for a test to kill: a platform on the folder and the ports it is given. */
const [folder = '', ports = '{}'] = process.argv.slice(2);
const { api, functionAddress } = await startPlatform({ folder, ports: JSON.parse(ports) });
process.stdout.write(`${JSON.stringify({ api, function: functionAddress() })}\n`);
