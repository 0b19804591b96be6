import { BlockList, isIP, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An address in the one way of writing it; IPv4 inside IPv6 is IPv4. Null: it is none. */
function canonicalAddress(text: string): string | null {
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

const xForwardedForHops = (header: string): Hops => header.split(',').map((part) => hopOf(part.trim()));

// One pair of RFC 7239, and what comes after it.
const pair = /[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))[ \t]*(;|,|$)/y;

/** A header that is not well formed has no hops: nobody can tell where the words of a stranger end in it. */
function forwardedHops(header: string): Hops {
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

/** Addresses and networks of our own proxies, or how many of them stand one behind the other. */
export type TrustedProxies = readonly string[] | number;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request came from: the one answer to it, for every limit. `ip` is whoever is connected to us. */
    readonly clientAddress: string;
  }
}

interface Arrival {
  readonly peer: string | undefined;
  readonly xForwardedFor: string | undefined;
  readonly forwarded: string | undefined;
}

type IsTrusted = (address: string, hopsFromUs: number) => boolean;

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function trustOf(proxies: TrustedProxies): IsTrusted {
  if (typeof proxies === 'number') return (_address, hopsFromUs) => hopsFromUs < proxies;
  const list = new BlockList();
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

/** From the right, which is next to us: the first whom we do not trust, or the last one before anything unreadable. */
function firstUntrusted(peer: string, hops: readonly (string | null)[], isTrusted: IsTrusted): string {
  let client = peer;
  for (let index = 0; isTrusted(client, index); index += 1) {
    const next = hops.at(-1 - index) ?? null;
    if (next === null) return client;
    client = next;
  }
  return client;
}

/**
 * A proxy adds to the header it knows and hands the other on as a stranger wrote it. With both there, neither counts
 * unless they agree, for we cannot know which is which.
 */
export function createClientAddressReader(proxies: TrustedProxies | null): (arrival: Arrival) => string {
  const isTrusted = proxies === null ? () => false : trustOf(proxies);
  return ({ peer = '', xForwardedFor, forwarded }) => {
    const own = canonicalAddress(peer) ?? peer;
    if (canonicalAddress(peer) === null || !isTrusted(own, 0)) return own;
    const clients = new Set<string>();
    if (xForwardedFor !== undefined) clients.add(firstUntrusted(own, xForwardedForHops(xForwardedFor), isTrusted));
    if (forwarded !== undefined) clients.add(firstUntrusted(own, forwardedHops(forwarded), isTrusted));
    const [client = own, another] = clients;
    return another === undefined ? client : own;
  };
}

/** Node joins a header that was sent twice; its types do not know. */
const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

/** Gives every request the address of its client. What a proxy says of host and protocol stays unheard. */
export function clientAddress(app: FastifyInstance, proxies: TrustedProxies | null): void {
  const read = createClientAddressReader(proxies);
  app.decorateRequest('clientAddress', {
    getter() {
      const { headers, ip } = this;
      return read({ peer: ip, xForwardedFor: one(headers['x-forwarded-for']), forwarded: one(headers.forwarded) });
    },
  });
}
