import { main } from '@/scripts/lib/cli';
import { startDevSite } from '@/scripts/lib/dev-site';

/* The site as `npm run dev` shows it, of the folder it is started in, without the platform. */
main(() => startDevSite(process.env.PORT ?? '3000'));
