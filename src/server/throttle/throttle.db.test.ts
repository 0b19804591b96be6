import { describe, expect, it } from 'vitest';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseThrottle, networkOf } from './throttle.ts';

const limit = { max: 3, minutes: 15 };

describeOnBothEngines('a limit', (database) => {
  const take = (key = 'door') => databaseThrottle(database()).consume(key, limit);
  const age = (minutes: string) =>
    database().query(
      `update throttles set hits = array(select hit - interval '${minutes} minutes' from unnest(hits) hit)`,
    );

  it('allows exactly as many attempts as the limit', async () => {
    expect([await take(), await take(), await take(), await take(), await take()]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await take('another door')).toBe(true);
  });

  it('slides: each try counts for as long as the limit says', async () => {
    await take();
    await age('10');
    await take();
    await take();
    expect(await take()).toBe(false);
    await age('6');
    expect([await take(), await take()]).toEqual([true, false]);
  });

  it('does not count what it refused', async () => {
    for (let count = 0; count < 10; count += 1) await take();
    const [row] = await database().query<{ hits: Date[] }>('select hits from throttles');
    expect(row!.hits).toHaveLength(3);
  });

  it('releases an attempt', async () => {
    for (let count = 0; count < 3; count += 1) await take();
    await databaseThrottle(database()).release('door');
    expect([await take(), await take()]).toEqual([true, false]);
    await databaseThrottle(database()).release('a door nobody tried');
  });
});

describe('a limit over several processes', () => {
  it('lets exactly as many through when all try at once', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const others = await Promise.all([openPostgres({ databaseUrl: url! }), openPostgres({ databaseUrl: url! })]);
    try {
      for (let round = 0; round < 5; round += 1) {
        const throttles = [db, ...others].map(databaseThrottle);
        const tries = Array.from({ length: 60 }, (_, index) =>
          throttles[index % 3]!.consume(`round ${round}`, { max: 10, minutes: 15 }),
        );
        expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
      }
    } finally {
      await Promise.all(others.map((other) => other.close()));
      await close();
    }
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
