import { describe, expect, it } from 'vitest';
import { webhookSentences as sentences } from '#domain/webhooks/webhooks.ts';
import { addressObstacle, isPublicAddress, publicLookup, publicOnly } from './public-address.ts';

const notPublic = [
  ['this host', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['shared by carriers', '100.64.0.1'],
  ['loopback', '127.8.9.1'],
  ['link-local, and the metadata of clouds', '169.254.169.254'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['for measurements', '198.19.0.1'],
  ['loopback', '::1'],
  ['no address', '::'],
  ['IPv4 mapped', '::ffff:10.0.0.1'],
  ['public IPv4 mapped', '::ffff:8.8.8.8'],
  ['IPv4 mapped, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4 translated', '64:ff9b::a00:1'],
  ['private', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['multicast', 'ff02::1'],
  ['6to4, which holds an IPv4 address', '2002:a00:1::1'],
  ['Teredo', '2001:0:a00:1::1'],
  ['of documentation', '2001:db8::1'],
] as const;

describe('an address that is not on the internet', () => {
  it.each(notPublic)('(%s) %s is refused', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(addressObstacle(`https://${host}/hook`, publicOnly)).toBe(sentences.private);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2400:cb00::1'])('%s is none of them', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  // The parser of URLs makes one of each of these.
  it.each(['http://127.1/', 'http://0x7f.1/', 'http://2130706433/', 'http://localhost/'])(
    '%s is this machine',
    (url) => {
      expect(addressObstacle(url.replace('http:', 'https:'), publicOnly)).toBe(sentences.private);
      expect(addressObstacle(url, { loopback: true })).toBeNull();
    },
  );

  it('is refused by its scheme, and for a password in it', () => {
    expect(addressObstacle('http://books.example/', publicOnly)).toBe(sentences.https);
    expect(addressObstacle('http://books.example/', { loopback: true })).toBe(sentences.https);
    expect(addressObstacle('ftp://books.example/', publicOnly)).toBe(sentences.https);
    expect(addressObstacle('https://asha:secret@books.example/', publicOnly)).toBe(sentences.credentials);
    expect(addressObstacle('books', publicOnly)).toBe(sentences.url);
    expect(addressObstacle('https://books.example/hook?shop=1', publicOnly)).toBeNull();
    // Loopback is the one network that whoever builds a receiver may reach.
    expect(addressObstacle('https://10.0.0.1/', { loopback: true })).toBe(sentences.private);
  });
});

describe('the address that a socket is given for a name', () => {
  const ask = (addresses: readonly string[], all = false) =>
    new Promise<unknown>((resolve, reject) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const lookup = publicLookup(publicOnly, (_host, _options, answer) => answer(null, found));
      lookup('books.example', { all }, (error, answer) => (error ? reject(error) : resolve(answer)));
    });

  it('is a public one, or none at all if only one of them leads inside', async () => {
    expect(await ask(['8.8.8.8', '2606:4700::1'])).toBe('8.8.8.8');
    expect(await ask(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
    await expect(ask(['127.0.0.1'])).rejects.toThrow(sentences.private);
    await expect(ask(['8.8.8.8', '10.0.0.1'], true)).rejects.toThrow(sentences.private);
  });
});
