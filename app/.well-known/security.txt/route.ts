import { site } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { contentTypes } from '@/lib/files/content-types';
import { securityTxt } from '@/lib/files/security-txt';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(securityTxt(siteUrl, site.email, site.securityPolicy), {
    headers: { 'Content-Type': contentTypes.txt },
  });
