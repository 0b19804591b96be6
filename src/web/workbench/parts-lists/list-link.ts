import type { Answers } from './chosen-parts.ts';

/** A pasted list as it is kept and shared. */
export interface PastedList {
  readonly name: string;
  readonly text: string;
  readonly answers: Answers;
}

/** What fits into an address that chats and mails leave whole. */
export const maxLinkLength = 8_000;
const maxTextLength = 200_000;
export const maxNameLength = 80;

const base64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, max: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    // A few letters can unpack to gigabytes.
    if (length > max) throw new RangeError('too long');
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The list itself, packed for the fragment of an address, which no server sees. Null: it is too long for that. */
export async function listToFragment({ name, text, answers }: PastedList): Promise<string | null> {
  const json = new TextEncoder().encode(JSON.stringify([name, text, answers]));
  const packed = base64Url(await through(json, new CompressionStream('deflate-raw'), maxTextLength));
  return packed.length > maxLinkLength ? null : `bill=${packed}`;
}

/** Whatever cannot be trusted to be a list is as if it were not there. */
export function asPastedList(value: unknown): PastedList | null {
  if (!Array.isArray(value)) return null;
  const [name, text, answers] = value as unknown[];
  if (typeof name !== 'string' || typeof text !== 'string' || text.length > maxTextLength) return null;
  const pairs = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
  const sound = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return { name: name.slice(0, maxNameLength), text, answers: Object.fromEntries(sound) };
}

export async function listFromFragment(hash: string): Promise<PastedList | null> {
  const packed = /^#?bill=([\w-]+)$/.exec(hash)?.[1];
  if (!packed || packed.length > maxLinkLength) return null;
  try {
    const bytes = await through(bytesOf(packed), new DecompressionStream('deflate-raw'), maxTextLength * 4);
    return asPastedList(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
