import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { webhookSentences as sentences } from '#domain/webhooks/webhooks.ts';

/** Networks of IPv4 that are not the internet, after the registry of special-purpose addresses of IANA (RFC 6890). */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address, bits] = network.split('/') as [string, string];
  special.addSubnet(address, Number(bits), 'ipv4');
}

/** Of IPv6 only the addresses that are given out are public: no mapped or translated IPv4, no private, local or multicast ones. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Within them: protocols and tunnels (which may hold a private IPv4 address), and what stands in documentation. */
const within = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  within.addSubnet(address, bits, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether an address is on the internet, where anybody could send. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !within.check(address, 'ipv6');
}

const isLoopbackAddress = (address: string): boolean =>
  (isIPv4(address) || isIPv6(address)) && loopback.check(address, family(address));

/** Where webhooks may go. `loopback`: to the shop's own machine, for whoever builds a receiver. */
export interface WebhookTargets {
  readonly loopback: boolean;
}

/** Without a word of the settings: the internet alone. */
export const publicOnly: WebhookTargets = { loopback: false };

const mayReach = (address: string, { loopback: local }: WebhookTargets): boolean =>
  isPublicAddress(address) || (local && isLoopbackAddress(address));

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
const isLoopbackName = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);

/** The sentence why nothing is sent to an address, as far as it can be told without asking for its name; null: none. */
export function addressObstacle(text: string, targets: WebhookTargets): string | null {
  if (!URL.canParse(text)) return sentences.url;
  const url = new URL(text);
  const host = hostOf(url);
  const isOwnMachine = targets.loopback && isLoopbackName(host);
  if (url.protocol !== 'https:' && !(isOwnMachine && url.protocol === 'http:')) return sentences.https;
  if (url.username !== '' || url.password !== '') return sentences.credentials;
  const isAddress = isIPv4(host) || isIPv6(host);
  if (isAddress ? !mayReach(host, targets) : isLoopbackName(host) && !isOwnMachine) return sentences.private;
  return null;
}

type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds the address that a socket connects to, and refuses the name if any of its addresses is not public. The socket connects
 * to what this answers: a name that leads elsewhere when it is asked again leads nowhere.
 */
export const publicLookup =
  (targets: WebhookTargets, find: Resolve = resolve): LookupFunction =>
  (host, options, callback) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return callback(error ?? new Error(`${host} has no address.`), '', 0);
      if (!addresses.every(({ address }) => mayReach(address, targets))) {
        return callback(new Error(sentences.private), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
