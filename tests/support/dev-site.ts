import { prepareSite, startSite } from '@/scripts/dev/site';
import { main } from '@/scripts/step';

/* The site as `npm run dev` shows it, of the folder it is started in, without the platform. */
main(async () => {
  await prepareSite();
  startSite(process.env.PORT ?? '3000');
});
