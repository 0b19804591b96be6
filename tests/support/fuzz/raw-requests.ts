import type { Random } from '../random.ts';
import { hostileTexts, pick } from './hostile-values.ts';

/** Bytes for a socket, in pieces: between two of them the sender waits. */
export interface RawRequest {
  readonly kind: string;
  readonly pieces: readonly string[];
}

type Make = (random: Random) => readonly string[];

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT', 'TRACE', 'CONNECT', 'BREW', 'get', ''];
const targets = ['/', '/api/cart', '/api/products?limit=1', '/api/orders', '/healthz', '/openapi.json', '/api/nothing'];
const oddTargets = [
  '*',
  '//',
  '/\\',
  '//evil.example',
  'http://evil.example/',
  '/%',
  '/%00',
  '/%ff',
  '/../..',
  '?',
  '/ a',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1.1 extra', ''];
const lineEnds = ['\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n'];

const line = (random: Random): string =>
  `${pick(random, methods)} ${pick(random, random(2) ? targets : oddTargets)} ${pick(random, versions)}`;
const bytes = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(random(256))).join('');
const post = (headers: string, body: string): string =>
  `POST /api/cart HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const json = '{"productId":"test-fuzz"}';
const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

const headerOf = (random: Random): string => {
  const name = pick(random, ['Cookie', 'Host', 'Accept', 'X-Forwarded-For', 'Expect', 'Upgrade', 'X y', ' X', '', 'Ä']);
  return `${name}${pick(random, [':', ': ', ' : ', ''])}${pick(random, [...hostileTexts, '100-continue', 'websocket'])}`;
};

const lengths = ['-1', '1e3', '0x10', '99999999999999999999', '5, 5', '5 5', '+5', 'NaN', '', ' ', '5;'];
const encodings = ['chunked', 'Chunked', 'gzip, chunked', 'chunked, gzip', 'identity', 'chunked\t', 'xchunked', ''];
const chunks = [
  '0\r\n\r\n',
  'zz\r\n',
  '5\r\nabc',
  '-1\r\n',
  'ffffffffffffffff\r\n',
  '2;x=y\r\n{}\r\n0\r\n\r\n',
  '1\r\n{}\r\n',
];

/** Each way in which requests go wrong on the wire. */
const kinds: Readonly<Record<string, Make>> = {
  'bad line': (random) => [`${line(random)}${pick(random, lineEnds)}Host: x\r\n\r\n`],
  noise: (random) => [bytes(random, 1 + random(300)) + '\r\n\r\n'],
  'bad headers': (random) => [
    `GET /api/cart HTTP/1.1\r\nHost: x\r\n${headerOf(random)}${pick(random, lineEnds)}${headerOf(random)}\r\n\r\n`,
  ],
  'many headers': (random) => [`GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(100 + random(3000))}\r\n`],
  'huge header': (random) => [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(8000 + random(40_000))}\r\n\r\n`],
  'huge target': (random) => [`GET /${'x'.repeat(4000 + random(40_000))} HTTP/1.1\r\nHost: x\r\n\r\n`],
  'no host': () => ['GET / HTTP/1.1\r\n\r\n'],
  'two hosts': () => ['GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n'],
  'bad length': (random) => [post(`Content-Length: ${pick(random, lengths)}`, json)],
  'two lengths': (random) => [post(`Content-Length: ${json.length}\r\nContent-Length: ${random(60)}`, json)],
  'length and chunks': (random) => [
    post(`Content-Length: ${random(40)}\r\nTransfer-Encoding: ${pick(random, encodings)}`, `0\r\n\r\n${get}`),
  ],
  'bad encoding': (random) => [post(`Transfer-Encoding: ${pick(random, encodings)}`, pick(random, chunks))],
  'bad chunks': (random) => [post('Transfer-Encoding: chunked', pick(random, chunks) + bytes(random, random(20)))],
  'folded header': () => [post(`Content-Length: ${json.length}\r\nX-A: b\r\n c`, json)],
  pipeline: (random) => [get.repeat(2 + random(30))],
  'pipeline with noise': (random) => [get + bytes(random, 20) + get],
  'body of a read': (random) => [
    `GET /api/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n${bytes(random, 5)}${get}`,
  ],
  'large body': (random) => [post('Content-Length: 70000', 'x'.repeat(random(70_000)))],
  'odd body': (random) => [post('Content-Length: 60', bytes(random, 60))],
  upgrade: () => ['GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n'],
  'preface of HTTP/2': () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'hello of TLS': (random) => [`\x16\x03\x01\x02\x00\x01${bytes(random, 200)}`],
  'in pieces': (random) => {
    const whole = post(`Content-Length: ${json.length}`, json);
    const place = 1 + random(whole.length - 1);
    return [whole.slice(0, place), whole.slice(place)];
  },
};

const kindNames = Object.keys(kinds);

/** They stop in the middle and say nothing more: the shop has to end them by its own clock. */
const stalled: Readonly<Record<string, Make>> = {
  'half a line': () => ['GET /api/ca'],
  'half a header': () => ['GET / HTTP/1.1\r\nHost: x\r\nCookie: a'],
  'half a body': () => [post('Content-Length: 50', '{"pro')],
  'half a chunk': () => [post('Transfer-Encoding: chunked', '20\r\n{"pro')],
  nothing: () => [''],
};

export function rawRequest(random: Random): RawRequest {
  const kind = pick(random, kindNames);
  return { kind, pieces: kinds[kind]!(random) };
}

/** One of each kind that goes quiet in the middle. */
export const stalledRequests = (random: Random): RawRequest[] =>
  Object.entries(stalled).map(([kind, make]) => ({ kind, pieces: make(random) }));

/** A body of which a byte comes now and then: it never goes quiet, and takes for ever. */
export const drippingRequest = (drops: number): RawRequest => ({
  kind: 'a body that drips',
  pieces: [post(`Content-Length: ${drops + 1}`, ''), ...Array.from({ length: drops }, () => ' ')],
});
