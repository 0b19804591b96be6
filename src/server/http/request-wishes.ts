/** What of a request decides in which form it is answered. */
export interface Wishes {
  readonly encoding: string | undefined;
  readonly tag: string | undefined;
}

const isNamed = (name: string, expected: string): boolean =>
  name.length === expected.length && (name === expected || name.toLowerCase() === expected);

/**
 * Reads the headers as they were sent, name after value. Null: there is a body, or a wish stands there twice; both are rare
 * and left to whoever reads all headers.
 */
export function readWishes(headers: readonly string[]): Wishes | null {
  let encoding: string | undefined;
  let tag: string | undefined;
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]!;
    if (isNamed(name, 'accept-encoding')) {
      if (encoding !== undefined) return null;
      encoding = headers[at + 1]!;
    } else if (isNamed(name, 'if-none-match')) {
      if (tag !== undefined) return null;
      tag = headers[at + 1]!;
    } else if (isNamed(name, 'content-length') || isNamed(name, 'transfer-encoding')) return null;
  }
  return { encoding, tag };
}
