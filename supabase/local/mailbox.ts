import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Message, mailboxPage, parseMessage } from './mailbox-message.ts';
import { close, listen, loopback, namesThisMachine } from './ports.ts';

/** A real SMTP server that keeps mails as files, and a page to read them: nothing leaves this machine. */
export async function startMailbox(folder: string, ports: { smtp: number; http: number }) {
  await mkdir(folder, { recursive: true });
  /** Parsed mails by file name, as a mail never changes. Undefined if its file is gone. */
  const parsed = new Map<string, Promise<Message | undefined>>();

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      receive(stream).then(() => done(), done);
    },
  });

  const http = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      console.error('mailbox:', error.message);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The mails cannot be read. Restart the platform. ${error.message}`);
    });
  });

  // Before it listens: without a listener its own handler throws when the port is taken.
  smtp.on('error', (error) => console.error('smtp:', error.message));
  await listen(smtp.server, ports.smtp, 'mail', loopback);
  try {
    await listen(http, ports.http, 'mailbox', loopback);
  } catch (error) {
    smtp.close();
    throw error;
  }
  const stop = async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await close(http);
  };
  return { stop };

  async function receive(stream: Readable) {
    // Names sort by arrival.
    const name = `${new Date().toISOString().replaceAll(':', '-')}_${randomUUID()}.eml`;
    await writeWhole(`${folder}/${name}`, await buffer(stream));
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { url } = request;
    if (!namesThisMachine(request))
      return response.writeHead(403).end('Call it localhost or 127.0.0.1.');
    const messages = await list();
    if (url?.startsWith('/api/messages')) {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(messages));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(mailboxPage(messages));
    }
  }

  async function list(): Promise<Message[]> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
    const messages = await Promise.all(files.map((file) => parsed.get(file) ?? read(file)));
    return messages.filter((message) => message !== undefined);
  }

  function read(file: string): Promise<Message | undefined> {
    const message = readFile(`${folder}/${file}`)
      .then((raw) => parseMessage(file, raw))
      .catch((error: NodeJS.ErrnoException) => {
        // Try again next time.
        parsed.delete(file);
        // Deleted after it was listed.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    parsed.set(file, message);
    return message;
  }
}

/** Writes a file that is either complete or absent. */
async function writeWhole(file: string, content: Buffer) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
