import { siteUrl } from '@/lib/environment';

/** Where a server of one's own listens and what it serves. */
export type Server = {
  /** The site's address, as visitors type it. */
  origin: string;
  /** The folder that `out/` was copied to. */
  root: string;
  ports: { http: number; https: number };
  /** Whether to listen by IPv6 too: on a machine without it, nginx would not start. */
  ipv6: boolean;
  /** Files in PEM. */
  certificate: { chain: string; key: string };
};

const host = new URL(siteUrl).hostname;

/** What the generated configurations say; paths are Debian's and certbot's, to be changed at will. */
export const production: Server = {
  origin: `https://${host}`,
  root: `/var/www/${host}`,
  ports: { http: 80, https: 443 },
  ipv6: true,
  certificate: {
    chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  },
};
