import { testKeys } from '#server/payments/simulator/test-keys.ts';
import { signWebhook } from '#server/payments/gateway/signatures.ts';
import type { Random } from '../random.ts';
import { corrupt, corruptText, hostileTexts, hostileValue, pick } from './hostile-values.ts';
import type { Operation } from './openapi-operations.ts';
import { valueFor, type KnownValues } from './schema-values.ts';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly remoteAddress: string;
}

/** Who calls, and what they know. */
export interface FuzzCaller {
  readonly cookie: string | null;
  /** Of a program, in place of a cookie. */
  readonly token?: string;
  readonly known: KnownValues;
  /** Ids by the path they belong to; the longest that fits counts. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** How often, out of twelve, something is spoiled that would otherwise be as the document says. */
const spoiledOfTwelve = 4;
const isSpoiled = (random: Random): boolean => random(12) < spoiledOfTwelve;

/** Lone surrogates have no form in UTF-8, so they go as the bytes that a careless caller would send. */
const encode = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '�')
    .split('�')
    .map(encodeURIComponent)
    .join('%ED%A0%80');

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function idFor(path: string, { ids }: FuzzCaller, random: Random): string {
  const home = Object.keys(ids)
    .filter((start) => path.startsWith(start))
    .toSorted((left, right) => right.length - left.length)[0];
  const pool = home !== undefined && random(6) > 0 ? ids[home]! : Object.values(ids).flat();
  return pick(random, pool.length > 0 ? pool : ['none']);
}

function pathOf({ path }: Operation, caller: FuzzCaller, random: Random): string {
  return path.replaceAll(/\{\w+\}/g, () => {
    const id = isSpoiled(random) ? asText(hostileValue(random)) : idFor(path, caller, random);
    return encode(id).slice(0, 3000) || '%20';
  });
}

function queryOf({ parameters }: Operation, { known }: FuzzCaller, random: Random): string {
  const parts: string[] = [];
  for (const { name, schema, required, in: place } of parameters) {
    if (place !== 'query' || (!required && random(2) === 0)) continue;
    const value = isSpoiled(random) ? hostileValue(random) : valueFor(schema, name, known, random);
    parts.push(`${name}=${encode(asText(value)).slice(0, 6000)}`);
    // The same name again, as an array, or with another case.
    if (random(12) === 0) parts.push(`${pick(random, [name, `${name}[]`, name.toUpperCase()])}=1`);
  }
  if (random(12) === 0) parts.push(`${encode(pick(random, hostileTexts)).slice(0, 200)}=1`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** What an HTTP client would refuse to send is left to the raw requests. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4000);

function headersOf(operation: Operation, caller: FuzzCaller, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, schema, in: place } of operation.parameters) {
    if (place !== 'header' || random(12) === 0) continue;
    const value = isSpoiled(random) ? hostileValue(random) : valueFor(schema, name, caller.known, random);
    headers[name] = headerText(asText(value));
  }
  if (caller.cookie) headers['cookie'] = caller.cookie;
  if (caller.token) headers['authorization'] = `Bearer ${caller.token}`;
  if (random(40) === 0) headers['authorization'] = `Bearer ${headerText(pick(random, hostileTexts))}`;
  if (random(20) === 0) headers['cookie'] = `taar_session=${headerText(pick(random, hostileTexts))}`;
  if (random(15) === 0) headers['accept'] = pick(random, ['application/problem+json', '*/*', ';;q=x', '']);
  if (random(15) === 0) headers['accept-encoding'] = pick(random, ['gzip', 'br;q=0', '*;q=zero', ',,,']);
  if (random(30) === 0) headers['if-none-match'] = headerText(pick(random, hostileTexts));
  return headers;
}

function bodyOf({ body: schema, path }: Operation, { known }: FuzzCaller, random: Random): string | undefined {
  if (!schema) return random(20) === 0 ? '{}' : undefined;
  if (random(30) === 0) return undefined;
  const value = valueFor(schema, path, known, random);
  const text = JSON.stringify(isSpoiled(random) ? corrupt(value, random) : value) ?? '';
  return random(20) === 0 ? corruptText(text, random) : text;
}

/** A call as the document has it, or spoiled in one place or several. */
export function fuzzRequest(operation: Operation, caller: FuzzCaller, random: Random): FuzzRequest {
  const url = pathOf(operation, caller, random) + queryOf(operation, caller, random);
  const headers = headersOf(operation, caller, random);
  const body = bodyOf(operation, caller, random);
  if (body !== undefined) {
    headers['content-type'] =
      random(25) > 0 ? 'application/json' : pick(random, ['text/plain', 'application/json; charset=x', 'a/b', '']);
    // Forged webhooks are refused by their signature; a valid signature is needed to reach the code behind it.
    if ('x-razorpay-signature' in headers && random(3) > 0) {
      headers['x-razorpay-signature'] = signWebhook(testKeys.webhookSecret, body);
    }
  }
  const remoteAddress = `127.0.0.${1 + random(250)}`;
  return { operation, method: operation.method, url, headers, ...(body !== undefined && { body }), remoteAddress };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A request as a line for a shell, with nothing left out. */
export function asCurl({ method, url, headers, body }: FuzzRequest): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const sent = body === undefined ? [] : ['--data-binary', quoted(body)];
  return ['curl -i --path-as-is -X', method, ...given, ...sent, quoted(`http://localhost:3000${url}`)].join(' ');
}
