import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mailer.ts';

/**
 * Writes each mail as one .eml file, for a shop without a mail server. A file has its name only once it is whole and on
 * the disk; the same mail tried again takes the same name.
 */
export function folderTransport(folder: string): MailTransport {
  return {
    async send(message, id) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(message);
      if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed into bytes.');
      await mkdir(folder, { recursive: true });
      const place = join(folder, `${id}.eml`);
      const draft = `${place}.${process.pid}.tmp`;
      const file = await open(draft, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, place);
    },
    close: () => {},
  };
}
