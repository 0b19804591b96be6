import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { toMailMessage } from './mailer.ts';
import { smtpTransport } from './smtp-transport.ts';

const message = toMailMessage(
  { to: 'asha@example.com', subject: 'Hi', text: 'Hi', html: 'Hi', envelope: {}, needed: true },
  'one',
);

it.each(['smtps', 'smtp'])('a mail goes over TLS to a server that offers it (%s)', async (protocol) => {
  const taken: boolean[] = [];
  const server = new SMTPServer({
    secure: protocol === 'smtps',
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        taken.push(session.secure);
        done();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = listener.address() as AddressInfo;
  // The certificate of a test is signed by nobody.
  const transport = smtpTransport(`${protocol}://127.0.0.1:${port}?tls.rejectUnauthorized=false`);
  await transport.send(message, 'one');
  transport.close();
  expect(taken).toEqual([true]);
  await expect(smtpTransport(`${protocol}://127.0.0.1:${port}`).send(message, 'one')).rejects.toThrow(/certificate/);
});
