import { expect, it } from 'vitest';
import { hostAddresses } from './host-addresses.ts';

it.each([
  ['postgres://one/shop', ['postgres://one/shop']],
  ['postgres://a:b@one:5432,two:5433/shop', ['postgres://a:b@one:5432/shop', 'postgres://a:b@two:5433/shop']],
  ['postgresql://a:b,c@one,[::1]:5433', ['postgresql://a:b,c@one', 'postgresql://a:b,c@[::1]:5433']],
  [
    'postgres://one,two/shop?sslmode=require',
    ['postgres://one/shop?sslmode=require', 'postgres://two/shop?sslmode=require'],
  ],
])('reads the hosts of %s', (address, hosts) => {
  expect(hostAddresses(address)).toEqual(hosts);
});
