/**
 * Times the catalogue's API over HTTP on PostgreSQL with 100, 10,000 and 100,000 products: 50th and 99th percentile of
 * each kind of question. Run with `node benchmarks/catalogue-api.ts`. Answers are never taken from the store of hot answers:
 * each question is asked once.
 */

import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { categories, difficulties } from '#domain/catalogue/catalogue.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { IndexedProduct } from '#server/search/query/catalogue-query.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { effects, generateCatalogue, misspelt, pick, seeded, type Random } from './generated-catalogue.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 600;
const warmUpRounds = 200;

type Ask = (random: Random) => string;

function questions(products: readonly IndexedProduct[]): Record<string, Ask> {
  const word = (random: Random): string => {
    for (;;) {
      const found = pick(random, pick(random, products).name.toLowerCase().split(/\W+/));
      if (/^[a-z]{5,}$/.test(found)) return found;
    }
  };
  const unique = (random: Random): string => `limit=24&offset=${24 * Math.floor(random() * 3)}&_=${random()}`;
  const filters = (random: Random): string =>
    `category=${pick(random, categories)}&difficulty=${pick(random, difficulties)}&minPrice=${Math.floor(random() * 1000)}`;
  return {
    list: (random) => `/api/products?${unique(random)}`,
    'filtered list': (random) => `/api/products?${filters(random)}&${unique(random)}`,
    'counts of a filter': (random) => `/api/facets?${filters(random)}&_=${random()}`,
    'search, one word': (random) => `/api/products?search=${word(random)}&${unique(random)}`,
    'search, two words': (random) => `/api/products?search=${pick(random, effects)}+${word(random)}&${unique(random)}`,
    'search with a typo': (random) => `/api/products?search=${misspelt(random, word(random))}&${unique(random)}`,
    suggestions: (random) => `/api/suggestions?q=${word(random).slice(0, 2 + Math.floor(random() * 4))}&_=${random()}`,
  };
}

function request(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get({ agent, port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${path}`));
        resolve(performance.now() - start);
      });
    }).on('error', reject);
  });
}

async function measure(port: number, ask: Ask): Promise<{ p50: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const warmUp = seeded(11);
  const random = seeded(7);
  for (let round = 0; round < warmUpRounds; round++) await request(agent, port, ask(warmUp));
  for (let round = 0; round < rounds; round++) times.push(await request(agent, port, ask(random)));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(rounds * 0.5)]!, p99: times[Math.floor(rounds * 0.99)]! };
}

const postgres = await startPostgres();
const table = new Map<string, string[]>();
try {
  for (const size of sizes) {
    const db = await openPostgres({ databaseUrl: postgres.url });
    await db.query('drop schema public cascade');
    await db.query('create schema public');
    await migrate(db);
    const products = generateCatalogue(size);
    await fillCatalogue(db, products);
    const app = buildApp({
      db,
      publicUrl: () => 'http://127.0.0.1',
      art: {},
      inlineScripts: [],
      development: false,
      version: '0',
      quiet: true,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const start = performance.now();
    await request(new Agent(), port, '/api/products?limit=1');
    console.log(`${size} products read into memory in ${Math.round(performance.now() - start)} ms`);
    for (const [name, ask] of Object.entries(questions(products))) {
      const { p50, p99 } = await measure(port, ask);
      table.set(name, [...(table.get(name) ?? []), p50.toFixed(2), p99.toFixed(2)]);
    }
    await app.close();
    await db.close();
  }
} finally {
  await postgres.stop();
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('');
console.log(`\nMilliseconds over HTTP, ${rounds} different questions each`);
console.log(
  row(
    '',
    sizes.flatMap((size) => [`${size} p50`, 'p99']),
  ),
);
for (const [name, cells] of table) console.log(row(name, cells));
