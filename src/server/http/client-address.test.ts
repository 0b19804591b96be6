import { describe, expect, it } from 'vitest';
import { createClientAddressReader, type TrustedProxies } from './client-address.ts';

const named = ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'];

const clientOf = (
  proxies: TrustedProxies | null,
  peer: string,
  headers: { xForwardedFor?: string; forwarded?: string } = {},
) => createClientAddressReader(proxies)({ peer, xForwardedFor: undefined, forwarded: undefined, ...headers });

describe('the address of a client', () => {
  it('is whoever is connected when no proxy is named, whatever the headers say', () => {
    const headers = { xForwardedFor: '198.51.100.7', forwarded: 'for=198.51.100.7' };
    expect(clientOf(null, '10.0.0.1', headers)).toBe('10.0.0.1');
    expect(clientOf(named, '203.0.113.9', headers)).toBe('203.0.113.9');
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7, 10.9.9.9,192.0.2.1', '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7, fd12::7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['2001:0DB8:0::7', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['10.9.9.9', '10.9.9.9'],
  ])('is the first from the right in X-Forwarded-For that is no proxy of ours: %s', (xForwardedFor, client) => {
    expect(clientOf(named, '::ffff:10.0.0.1', { xForwardedFor })).toBe(client);
  });

  it.each([
    ['for=198.51.100.7', '198.51.100.7'],
    ['for=6.6.6.6, FOR="198.51.100.7:80";proto=http, for=10.9.9.9;by=10.0.0.1', '198.51.100.7'],
    ['For="[2001:db8::7]:4711"', '2001:db8::7'],
    ['host="a;for=6.6.6.6, for=6.6.6.6";for=198.51.100.7', '198.51.100.7'],
    [String.raw`for="198.51.100\.7"`, '198.51.100.7'],
  ])('is found in Forwarded in the same way: %s', (forwarded, client) => {
    expect(clientOf(named, '10.0.0.1', { forwarded })).toBe(client);
  });

  it.each([
    { xForwardedFor: '' },
    { xForwardedFor: 'unknown' },
    { xForwardedFor: '198.51.100.7, unknown' },
    { xForwardedFor: '198.51.100.7,' },
    { xForwardedFor: '198.51.100.7, <script>' },
    { xForwardedFor: '198.51.100.300' },
    { xForwardedFor: `${'9'.repeat(9000)}` },
    { forwarded: 'for=unknown' },
    { forwarded: 'for=_hidden' },
    { forwarded: 'for=198.51.100.7, by=10.0.0.1' },
    { forwarded: 'for="198.51.100.7' },
    { forwarded: 'for="x, for="[2001:db8::7]"' },
    { forwarded: ',,;=' },
  ])('is the last proxy when what stands before it is no address: %j', (headers) => {
    expect(clientOf(named, '10.0.0.1', headers)).toBe('10.0.0.1');
  });

  it('is the proxy when the two headers disagree, so that a stranger cannot choose', () => {
    const both = (forwarded: string) => clientOf(named, '10.0.0.1', { xForwardedFor: '198.51.100.7', forwarded });
    expect(both('for=6.6.6.6')).toBe('10.0.0.1');
    expect(both('for=198.51.100.7')).toBe('198.51.100.7');
  });

  it('is as many hops away as there are proxies, when they are counted', () => {
    const xForwardedFor = '6.6.6.6, 198.51.100.7, 203.0.113.9';
    expect(clientOf(1, '10.0.0.1', { xForwardedFor })).toBe('203.0.113.9');
    expect(clientOf(2, '10.0.0.1', { xForwardedFor })).toBe('198.51.100.7');
    expect(clientOf(2, '10.0.0.1', { xForwardedFor: '203.0.113.9' })).toBe('203.0.113.9');
  });
});
