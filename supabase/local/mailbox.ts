import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { type Message, parseMessage } from './mailbox-message.ts';
import { mailboxPage } from './mailbox-page.ts';
import { listen, thisMachine } from './ports.ts';

/**
 * A real SMTP server that keeps what it is sent as files, and a page to read them: nothing leaves
 * this machine.
 */
export async function startMailbox(folder: string, ports: { smtp: number; http: number }) {
  await mkdir(folder, { recursive: true });
  /** Parsed mails by file name: a caught mail does not change. Undefined where its file is gone. */
  const parsed = new Map<string, Promise<Message | undefined>>();

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      take(stream).then(() => done(), done);
    },
  });

  const http = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error('mailbox:', error.message);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        `The mails cannot be read: end the platform and start it again. ${error.message}`,
      );
    });
  });

  // Before it listens: without a listener, its own handler of a busy port throws.
  smtp.on('error', (error) => console.error('smtp:', error.message));
  await listen(smtp.server, ports.smtp, 'mail', thisMachine);
  try {
    await listen(http, ports.http, 'mailbox', thisMachine);
  } catch (error) {
    smtp.close();
    throw error;
  }
  return {
    list,
    stop: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  async function take(stream: AsyncIterable<Buffer>) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    // The name sorts by arrival.
    const name = `${new Date().toISOString().replaceAll(':', '-')}_${randomUUID()}.eml`;
    await keep(`${folder}/${name}`, Buffer.concat(chunks));
  }

  async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
    if (url === '/api/messages' && method === 'DELETE') await empty();
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
        // What failed is tried again the next time.
        parsed.delete(file);
        // Deleted since it was listed.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    parsed.set(file, message);
    return message;
  }

  async function empty() {
    for (const file of await readdir(folder)) await rm(`${folder}/${file}`, { force: true });
  }
}

/** Writes a file that is either whole or not there. */
async function keep(file: string, content: Buffer) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
