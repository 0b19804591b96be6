import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { firstPedalSlug } from '#domain/catalogue/first-pedal.ts';
import { createPostgresDatabase } from '#tests/support/databases/databases.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');
const tools = catalogue.filter(({ kind }) => kind === 'tool' || kind === 'consumable');

const addKit = (db: Database, slug: string, summary: string, description = 'A pedal.') =>
  db.query(
    `insert into products (slug, name, summary, description, price_paise, difficulty, category, subcategory, image_url, hsn_code, country_of_origin)
     values ($1, $1, $2, $3, 199900, 'Beginner', 'kit', 'booster', 'art:pedal/x', '8543', 'India')`,
    [slug, summary, description],
  );

describe('a shop that is older than its tools', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const older = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
    const { url, drop } = await createPostgresDatabase();
    db = await openPostgres({ databaseUrl: url, poolSize: 2 });
    close = async () => {
      await db.close();
      await drop();
      rmSync(older, { recursive: true });
    };
    cpSync(migrations, older, { recursive: true, filter: (path) => path === migrations || basename(path) < '0021' });
    await migrate(db, older);
  });
  afterEach(() => close());

  it('gets them as the first catalogue has them, unreviewed', async () => {
    await addKit(db, firstPedalSlug, 'Loud.');
    expect(await migrate(db)).toContain('0021_tools.sql');
    const rows = await db.query(
      `select slug, name, summary, description, price_paise::integer / 100 as "priceRupees", stock, kind, value, subcategory,
         category, difficulty, hsn_code as hsn, country_of_origin as "countryOfOrigin", specifications, components,
         image_url as "imageUrl", review_count as "reviewCount"
       from products where kind in ('tool', 'consumable') order by slug`,
    );
    const expected = tools.map((tool) => ({
      ...Object.fromEntries(Object.keys(rows[0]!).map((key) => [key, tool[key as keyof typeof tool]])),
      reviewCount: 0,
    }));
    expect(rows).toEqual(expected.toSorted((a, b) => ((a as never)['slug'] < (b as never)['slug'] ? -1 : 1)));
  });

  it('without products stays without, so that its first catalogue is filled in', async () => {
    await migrate(db);
    expect(await db.query('select from products')).toEqual([]);
  });

  it('names one first pedal, and keeps what its keeper has rewritten', async () => {
    await addKit(db, firstPedalSlug, 'Loud.', 'Your first soldering job can be this one: twelve parts.');
    await addKit(db, 'vintage-overdrive', 'My own words.', 'Warm. A good first build: one chip in a socket.');
    await migrate(db);
    const words = await db.query(
      `select slug, summary, description from products where category = 'kit' order by slug`,
    );
    expect(words).toEqual([
      { slug: firstPedalSlug, summary: 'Loud.', description: 'This is the pedal to build first: twelve parts.' },
      {
        slug: 'vintage-overdrive',
        summary: 'My own words.',
        description: 'Warm. A good second build: one chip in a socket.',
      },
    ]);
  });
});
