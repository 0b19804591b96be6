import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const decodeQuotedPrintable = (text: string): string => {
  const bytes = text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
};

const headerOf = (eml: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(eml)?.[1]?.trim() ?? '';

/** The plain-text part of a mail that the shop wrote into its folder, with its links whole again. */
function readEml(eml: string): ReadMail {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(eml)?.[1] ?? '';
  const encoded = /Content-Type: text\/plain[\s\S]*?quoted-printable[\s\S]*?\r\n\r\n/.test(eml);
  const text = (encoded ? decodeQuotedPrintable(part) : part).replaceAll('\r\n', '\n');
  return { to: headerOf(eml, 'To'), subject: headerOf(eml, 'Subject'), text };
}

/** Every mail in a folder, in no order. */
export function readMailFolder(folder: string): ReadMail[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => readEml(readFileSync(join(folder, name), 'utf8')));
}
