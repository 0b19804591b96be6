import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { MailTransport } from './mailer.ts';

/**
 * How long a mail server may take to be reached, may stay silent, and may take for one mail in all. The last is shorter
 * than the lease of a job, for what may still arrive must not be sent by another worker as well.
 */
export const mailTimeouts = { connectMs: 10_000, answerMs: 30_000, mailMs: 60_000 };

interface Server {
  readonly host?: string | undefined;
  readonly port?: string | number | undefined;
  readonly secure?: boolean | undefined;
}

/**
 * The library begins to wait anew at each sign of life, and says goodbye to a server that hangs without ever hanging up.
 * So each mail gets a connection of ours, which is cut when its time is over.
 */
async function openConnection(
  { host = 'localhost', port, secure }: Server,
  limits: typeof mailTimeouts,
): Promise<Socket> {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) });
  const cut = setTimeout(() => socket.destroy(), limits.mailMs);
  socket.once('close', () => clearTimeout(cut));
  // The library listens too, but not to the end.
  socket.on('error', () => {});
  const reaching = setTimeout(() => socket.destroy(new Error('The mail server can’t be reached.')), limits.connectMs);
  try {
    await once(socket, 'connect');
  } finally {
    clearTimeout(reaching);
  }
  return socket;
}

/** Hands mails to the server of SMTP_URL. A refusal is thrown, and the job that sends tries again later. */
export function smtpTransport(url: string, limits = mailTimeouts): MailTransport {
  // Loaded with the first mail: most processes send none for a while.
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async (message) => void (await (await (opened ??= openTransport(url, limits))).sendMail(message)),
    close: () =>
      void opened?.then(
        (smtp) => smtp.close(),
        () => {},
      ),
  };
}

async function openTransport(url: string, limits: typeof mailTimeouts) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.answerMs,
    getSocket: (server, opened) =>
      void openConnection(server, limits).then(
        (connection) => opened(null, { connection }),
        (error: Error) => opened(error),
      ),
  });
}
