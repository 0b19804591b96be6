import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { etagOf } from '../response-cache/response-cache.ts';
import { inProcessFetch } from '../pages/in-process-fetch.ts';

type Random = (below: number) => number;

/** A generator of its own for each run, so that a failure can be repeated. */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const parts = ['r-1k', 'r-4k7', 'r-10k', 'jack', 'chip'] as const;
const kits = ['alpha', 'beta', 'gamma'] as const;
const all = [...parts, ...kits, ...kits.map((kit) => `${kit}-pcb`)];
/** A channel of the test. Notices come in the order of the commits, on whatever channel. */
const marks = 'test_marks';

const bill = (...names: string[]) =>
  JSON.stringify(
    names.map((part, at) => ({ ref: `R${at + 1}`, kind: 'resistor', value: '4K7', part, place: 'board' })),
  );

async function fill(db: Database): Promise<void> {
  for (const [at, slug] of parts.entries()) {
    const value = slug.startsWith('r-') ? slug.slice(2).toUpperCase() : slug;
    const kind = slug.startsWith('r-') ? 'resistor' : slug === 'jack' ? 'jack' : 'op-amp';
    const place = { category: 'parts', subcategory: 'other', kind, value };
    await addProduct(db, { slug, name: `Part ${value}`, ...place, price_paise: 100 * (at + 1) });
  }
  const bills = { alpha: ['r-4k7', 'jack', 'chip'], beta: ['r-4k7', 'jack'], gamma: ['r-1k', 'jack', 'chip'] };
  for (const [at, slug] of kits.entries()) {
    const bom = bill(...bills[slug]);
    const kit = { name: `${slug} Fuzz`, bom, price_paise: 100_000 * (at + 1) };
    await addProduct(db, { slug, ...kit });
    await addProduct(db, { slug: `${slug}-pcb`, ...kit, category: 'pcb', name: `${slug} Board` });
  }
}

/** What a visitor may ask for: every cached call, lists that hold few products and lists that hold all. */
const addresses = [
  '/api/products',
  '/api/products?limit=3',
  '/api/products?limit=3&sort=price',
  '/api/products?limit=2&offset=2&sort=name',
  '/api/products?search=fuzz',
  '/api/products?search=part+4k7',
  '/api/products?category=parts&inStock=true',
  '/api/products?maxPrice=2000',
  '/api/facets',
  '/api/facets?category=kit',
  '/api/suggestions?q=fu',
  '/api/search-advice?q=alpha+nothing',
  '/api/parts',
  '/sitemap.xml',
  '/feed.json',
  ...['r-4k7', 'r-10k', 'chip', 'alpha', 'beta-pcb', 'renamed-0', 'nowhere'].flatMap((slug) => [
    `/api/products/${slug}`,
    `/api/products/${slug}/related`,
    `/api/products/${slug}/contents`,
    `/api/products/${slug}/uses`,
  ]),
];

/** Pages of several calls, as the built shop makes them, but of text. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/home': ['/api/products?limit=2&sort=rating', '/api/products/beta'],
  '/list': ['/api/products?limit=3', '/api/facets', '/api/search-advice?q=fuzz'],
  '/alpha': ['/api/products/alpha', '/api/products/alpha/related', '/api/products/alpha/contents'],
  '/part': ['/api/products/r-4k7', '/api/products/r-4k7/uses', '/api/products/r-4k7/related'],
  '/renamed': ['/api/products/renamed-0'],
};

/** Tells of each page that it makes. */
function addPages(app: FastifyInstance, onMade: (path: string) => void): void {
  const fetch = inProcessFetch(app);
  for (const [path, calls] of Object.entries(pages)) {
    app.get(path, async () => {
      const make = async () => {
        onMade(path);
        const texts = [];
        for (const call of calls) texts.push(await (await fetch(call)).text());
        const plain = Buffer.from(texts.join('\n'));
        return { status: 200, headers: { etag: etagOf(plain) }, plain };
      };
      const key = `page ${path}`;
      const { response } = app.responseCache.find(key) ?? (await app.responseCache.make(key, make));
      return response.plain.toString();
    });
  }
}

function open(db: Database, onMade: (path: string) => void = () => {}): FastifyInstance {
  const app = buildTestApp(db);
  addPages(app, onMade);
  return app;
}

async function readAll(app: FastifyInstance): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const url of [...addresses, ...Object.keys(pages)]) {
    const { statusCode, body, headers } = await app.inject({ url });
    expect(headers['x-taar-stale'], url).toBeUndefined();
    seen[url] = [statusCode, headers['x-total-count'], headers['x-in-stock-count'], body];
  }
  return seen;
}

/** One thing that the office or a buyer may do to one product, or to a few. */
function changeSome(random: Random, round: number): readonly [string, unknown[]] {
  const slug = all[random(all.length)]!;
  const choices: readonly (readonly [string, unknown[]])[] = [
    ['update products set stock = stock + 1 where slug = $1', [slug]],
    ['update products set price_paise = $2 where slug = $1', [slug, 100 * (1 + random(3000))]],
    ['update products set stock = case stock when 0 then 7 else 0 end where slug = $1', [slug]],
    ['update products set name = $2 where slug = $1', [slug, ['Other Fuzz', 'Part 4K7', 'Delay'][random(3)]]],
    ['update products set description = $2 where slug = $1', [slug, `Round ${round}`]],
    ['update products set rating = $2, review_count = $3 where slug = $1', [slug, random(5), random(90)]],
    ['update products set image_url = $2 where slug = $1', [slug, `/picture-${round}.svg`]],
    ['update products set subcategory = $2 where slug = $1', [slug, ['fuzz', 'other', 'delay'][random(3)]]],
    ['update products set archived_at = case when archived_at is null then now() end where slug = $1', [slug]],
    // A name that somebody has asked for in vain, and back again.
    ['update products set slug = case slug when $1 then $2 else $1 end where slug in ($1, $2)', ['r-10k', 'renamed-0']],
    ['update products set bom = $2 where slug = $1', [kits[random(3)], bill(parts[random(5)]!, parts[random(5)]!)]],
    ['update products set price_paise = price_paise + 100 where category = $1', ['parts']],
  ];
  return choices[random(choices.length)]!;
}

describeOnBothEngines('cached responses of the catalogue', (database, engine) => {
  /** Resolves when every process of the test has heard of all that was changed before. They share a connection. */
  async function untilHeard(): Promise<void> {
    const heard = Promise.withResolvers<void>();
    const stop = await database().listen(marks, () => heard.resolve());
    await database().query(`select pg_notify($1, '')`, [marks]);
    await heard.promise;
    await stop();
  }

  it('are what an app without a cache would answer, after any changes, in each process', async () => {
    await fill(database());
    const processes = engine === 'postgres' ? [open(database()), open(database())] : [open(database())];
    const random = seeded(7);
    try {
      for (let round = 1; round <= 10; round++) {
        for (let count = 1 + random(3); count > 0; count--) await database().query(...changeSome(random, round));
        await untilHeard();
        const fresh = open(database());
        const expected = await readAll(fresh);
        await fresh.close();
        for (const app of processes) expect(await readAll(app), `round ${round}`).toEqual(expected);
      }
    } finally {
      await Promise.all(processes.map((app) => app.close()));
    }
  });

  it('are made again only where they show, list or count what has changed', async () => {
    await fill(database());
    let made: string[] = [];
    const app = open(database(), (path) => made.push(path));
    await readAll(app);
    const pagesMadeAfter = async (column: string, slug: string) => {
      await database().query(`update products set ${column} = ${column} + 1 where slug = $1`, [slug]);
      await untilHeard();
      made = [];
      for (const page of Object.keys(pages)) await app.inject({ url: page });
      return made;
    };
    // Neither of a kit that is listed, nor of one of its parts.
    expect(await pagesMadeAfter('stock', 'gamma-pcb')).toEqual([]);
    expect(await pagesMadeAfter('price_paise', 'beta-pcb')).toEqual([]);
    // A part of the bill of alpha, and what goes with another part.
    expect(await pagesMadeAfter('stock', 'chip')).toEqual(['/alpha', '/part']);
    // Not in the bill of alpha, but beside a part of its kind.
    expect(await pagesMadeAfter('price_paise', 'r-10k')).toEqual(['/part']);
    // Shown alone, in lists, and as a kit like the other.
    expect(await pagesMadeAfter('stock', 'beta')).toEqual(['/home', '/list', '/alpha', '/part']);
    await app.close();
  });
});
