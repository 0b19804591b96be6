import { isIP, SocketAddress } from 'node:net';

/** An address in the one way of writing it; IPv4 inside IPv6 is IPv4. Null: it is none. */
export function canonicalAddress(text: string): string | null {
  const version = isIP(text);
  if (version === 0) return null;
  if (version === 4) return text;
  const { address } = new SocketAddress({ address: text.split('%', 1)[0]!, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

// A port may follow, and before a port IPv6 stands in brackets.
const node = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

function hopOf(text: string): string | null {
  const [, bracketed, dotted] = node.exec(text) ?? [];
  return canonicalAddress(bracketed ?? dotted ?? text);
}

/** Who was seen by whom, the last one nearest to us; null where something else than an address stands. */
type Hops = readonly (string | null)[];

export const xForwardedForHops = (header: string): Hops => header.split(',').map((part) => hopOf(part.trim()));

// One pair of RFC 7239, and what comes after it.
const pair = /[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))[ \t]*(;|,|$)/y;

/** A header that is not well formed has no hops: nobody can tell where the words of a stranger end in it. */
export function forwardedHops(header: string): Hops {
  const hops: (string | null)[] = [];
  let hop: string | null = null;
  for (let at = 0; at < header.length; at = pair.lastIndex) {
    pair.lastIndex = at;
    const [, name = '', quoted, plain, end] = pair.exec(header) ?? [];
    if (end === undefined) return [];
    if (name.toLowerCase() === 'for') hop = hopOf(quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '');
    if (end !== ';') hops.push(hop);
    if (end !== ';') hop = null;
  }
  return hops;
}
