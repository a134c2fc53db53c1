import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@/supabase/local/ports';
import { caddyfile } from './caddy';
import { makeCertificate } from './certificate';
import { nginxConf } from './nginx';
import type { Server } from './server';

/** A folder of its own for a server that runs for a moment. */
export const ownFolder = () => mkdtempSync(join(tmpdir(), 'hosting-'));

/** A server of `out/` on two free ports of this machine. */
export async function localServer(folder: string): Promise<Server> {
  const ports = { http: await freePort(), https: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const ipv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
  return { origin, root: resolve('out'), ports, ipv6, certificate: makeCertificate(folder) };
}

/** How each program is started with the configuration that the build writes for it. */
export const programs: Record<string, (folder: string, server: Server) => string[]> = {
  nginx(folder, server) {
    writeFileSync(join(folder, 'site.conf'), nginxConf(server));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const main = `user ${userInfo().username}; pid ${folder}/pid; error_log stderr; daemon off;
events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  },
  caddy(folder, server) {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyfile(server, server.certificate));
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

/**
 * Starts a server of this machine.
 * @returns how to end it
 * @throws Error where it is not installed, ends before it answers, or does not answer
 */
export async function runServer(name: string, folder: string, server: Server) {
  const args = programs[name]?.(folder, server) ?? [];
  const child = spawn(name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${process.env.PATH}:/usr/sbin`,
      HOME: folder,
      CADDY_ADMIN: `unix//${folder}/admin`,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const ended = new Promise<never>((_, reject) => {
    child.on('error', () => reject(new Error(`${name} is not installed.`)));
    child.on('exit', () => reject(new Error(`${name} ended:\n${said}`)));
  });
  let running = true;
  ended.catch(() => {
    running = false;
  });
  const stop = () => child.kill('SIGTERM');
  const { https } = server.ports;
  try {
    if (!(await Promise.race([ended, answering(https, () => running)])))
      throw new Error(`${name} has not listened on port ${https} for 30 seconds:\n${said}`);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

/** Whether something listens, within 30 seconds and as long as somebody waits for it. */
async function answering(port: number, awaited: () => boolean): Promise<boolean> {
  const once = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, 'localhost', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  for (let tries = 0; tries < 300 && awaited(); tries++) {
    if (await once()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
