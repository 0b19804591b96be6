/** A text packed into letters that stand in an address. Nothing of it is sent where it stands in a fragment. */

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

/** Rejects a text that is longer than `maxBytes` when it is packed. */
export const packText = async (text: string, maxBytes: number): Promise<string> =>
  base64Url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), maxBytes));

/** Rejects what is no packed text, and what unpacks to more than `maxBytes`. */
export const unpackText = async (packed: string, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await through(bytesOf(packed), new DecompressionStream('deflate-raw'), maxBytes));
