import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startMailbox } from '@/supabase/local/mailbox';
import { freePorts } from '../support/addresses';
import { ownFolder } from '../support/backend/own-platform';

/** A mailbox of the running test's own. */
async function ownMailbox() {
  const folder = await ownFolder();
  const { smtp, mailbox: http } = await freePorts();
  const { stop } = await startMailbox(folder, { smtp, http });
  onTestFinished(stop);
  const mail = (subject: string) =>
    createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true }).sendMail({
      ...{ from: 'a@site.example', to: 'b@site.example', subject, text: 'Words' },
    });
  return { folder, smtp, http, mail };
}

test('a mail that breaks off is not kept, and the next one is', async () => {
  const { folder, smtp, mail } = await ownMailbox();
  const socket = connect(smtp, '127.0.0.1');
  await once(socket, 'data');
  for (const line of ['EHLO a', 'MAIL FROM:<a@site.example>', 'RCPT TO:<b@site.example>', 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.end('Subject: Half\r\n\r\nWor');
  await once(socket, 'close');
  await mail('Whole');
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  ['evil.example', 403],
  ['evil.example:54324', 403],
  ['localhost', 200],
  ['127.0.0.1:54324', 200],
])('a page that calls this machine %s is answered %i', async (host, status) => {
  const { http, mail } = await ownMailbox();
  await mail('Private');
  const text = await new Promise<string>((resolve) => {
    const call = request({ port: http, host: '127.0.0.1', headers: { host } }, async (response) => {
      expect(response.statusCode).toBe(status);
      let body = '';
      for await (const part of response) body += part;
      resolve(body);
    });
    call.end();
  });
  expect(text.includes('Private')).toBe(status === 200);
});
