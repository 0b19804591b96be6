/**
 * The same work beside Vendure: `npm run bench -- peers`. Installs it from npm into .cache/peers, outside the lock file,
 * fills both shops with the same products on one PostgreSQL server, asks for lists, products, searches, carts and orders,
 * and writes the CPU of app and database for each into docs/performance.md. Optional: no test runs it, and it needs npm's
 * registry. `--before <day>` takes packages as they were on a day, where the registry lacks something newer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { IndexedProduct } from '#server/search/query/catalogue-query.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';
import { root } from '../tools/bootstrap/root.mjs';
import { fillCatalogue } from './fill-catalogue.ts';
import { generateCatalogue } from './generated-catalogue.ts';
import { saveSection, toTable } from './growth-report.ts';
import { processCpuMs } from './growth-shop.ts';

const versions = { '@vendure/core': '3.7.3', pg: '8.23.1' };
const productCount = 100;
const reads = 200;
const writes = 40;
const startLimitMs = 300_000;

/** One piece of work; the session is what a shop gave a visitor, to be sent back. */
type Work = (index: number) => Promise<void>;

interface Peer {
  readonly name: string;
  readonly pid: number;
  readonly work: Readonly<Record<'list' | 'product' | 'search' | 'add to cart' | 'order', Work>>;
  stop(): Promise<void>;
}

const products = generateCatalogue(productCount).map((product) => ({ ...product, inStock: true }));
const words = ['fuzz', 'delay', 'chorus', 'resistor', 'capacitor', 'reverb', 'diode', 'phaser'];
const productAt = (index: number): IndexedProduct => products[index % productCount]!;

async function send(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status >= 300) throw new Error(`${answer.status} for ${url}: ${await answer.text()}`);
  return answer;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function startTaar(databaseUrl: string): Promise<Peer> {
  const db = await openPostgres({ databaseUrl });
  await migrate(db);
  await fillCatalogue(db, products);
  await db.query('update products set stock = 100000');
  await db.close();
  const shop = await startShop({ env: { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' } });
  const read = async (path: string) => void (await (await send(shop.url + path, {})).arrayBuffer());
  const add = async (index: number): Promise<string> => {
    const body = { productId: productAt(index).id, quantity: 1 };
    const answer = await send(`${shop.url}/api/cart`, json(body, { origin: shop.url }));
    await answer.arrayBuffer();
    return answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  };
  return {
    name: 'taar',
    pid: shop.pid,
    work: {
      list: (index) => read(`/api/products?limit=24&offset=${index % 4}`),
      product: (index) => read(`/api/products/${productAt(index).slug}`),
      search: (index) => read(`/api/products?limit=24&search=${words[index % words.length]}`),
      'add to cart': async (index) => void (await add(index)),
      order: async (index) => {
        const cookie = await add(index);
        const phone = `+91 9${String(index).padStart(9, '0')}`;
        const headers = { cookie, origin: shop.url, 'idempotency-key': `key-${index}` };
        await (await send(`${shop.url}/api/orders`, json({ ...newOrder, phone }, headers))).arrayBuffer();
      },
    },
    stop: () => shop.stop(),
  };
}

/** Installs once; a folder of its own keeps it out of the shop's packages. */
function install(): string {
  const dir = join(root, '.cache/peers/vendure');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  if (existsSync(join(dir, 'node_modules/@vendure/core'))) return dir;
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const day = process.argv.indexOf('--before');
  const args = ['install', '--no-audit', '--no-fund', ...(day > 0 ? ['--before', process.argv[day + 1]!] : [])];
  const { status } = spawnSync('npm', args, { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install Vendure into ${dir}.`);
  return dir;
}

function writeProducts(dir: string): string {
  const head =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const lines = products.map(({ name, slug, summary, category, pricePaise }) =>
    [
      name,
      slug,
      summary,
      '',
      `category:${category}`,
      '',
      '',
      slug,
      (pricePaise / 100).toFixed(2),
      'standard',
      '100000',
      'false',
      '',
      '',
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  const file = join(dir, 'products.csv');
  writeFileSync(file, [head, ...lines].join('\n'));
  return file;
}

const orderSteps = `mutation($email: String!) {
  setCustomerForOrder(input: { emailAddress: $email, firstName: "Asha", lastName: "Rao" }) { __typename }
  setOrderShippingAddress(input: { streetLine1: "1 MG Road", city: "Pune", province: "Maharashtra", postalCode: "411001", countryCode: "IN" }) { __typename }
  setOrderShippingMethod(shippingMethodId: [1]) { __typename }
  transitionOrderToState(state: "ArrangingPayment") { __typename }
  addPaymentToOrder(input: { method: "cash", metadata: {} }) { __typename ... on Order { state } ... on ErrorResult { message } }
}`;
const fields = 'id name slug description variants { id sku priceWithTax stockLevel }';

async function startVendure(databaseUrl: string): Promise<Peer> {
  const dir = install();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/shop-api`;
  const args = [join(import.meta.dirname, 'peers-vendure.ts'), databaseUrl, String(port), writeProducts(dir)];
  const child = spawn(process.execPath, args, { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const startedMs = performance.now();
  while (!output.includes('ready')) {
    if (child.exitCode !== null || performance.now() - startedMs > startLimitMs)
      throw new Error(`Vendure did not start:\n${output}`);
    await pause(500);
  }
  const ask = async (query: string, variables: object = {}, token?: string) => {
    const answer = await send(url, json({ query, variables }, token ? { authorization: `Bearer ${token}` } : {}));
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return { data, token: answer.headers.get('vendure-auth-token') ?? token };
  };
  const { data } = await ask(`{ products(options: { take: ${productCount} }) { items { slug variants { id } } } }`);
  const { items } = data['products'] as { items: { slug: string; variants: { id: string }[] }[] };
  const add = (index: number) =>
    ask(
      'mutation($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename ... on Order { code totalWithTax } ... on ErrorResult { message } } }',
      { id: items[index % items.length]!.variants[0]!.id },
    );
  return {
    name: `Vendure ${versions['@vendure/core']}`,
    pid: child.pid!,
    work: {
      list: async (index) =>
        void (await ask(`{ products(options: { take: 24, skip: ${index % 4} }) { totalItems items { ${fields} } } }`)),
      product: async (index) => void (await ask(`{ product(slug: "${productAt(index).slug}") { ${fields} } }`)),
      search: async (index) =>
        void (await ask(
          `{ search(input: { term: "${words[index % words.length]}", take: 24, groupByProduct: true }) { totalItems items { productId productName slug description } } }`,
        )),
      'add to cart': async (index) => void (await add(index)),
      order: async (index) => {
        const { token } = await add(index);
        const placed = await ask(orderSteps, { email: `asha${index}@example.com` }, token);
        const { state } = placed.data['addPaymentToOrder'] as { state?: string };
        if (state !== 'PaymentSettled') throw new Error(`The order was not paid: ${JSON.stringify(placed.data)}`);
      },
    },
    stop: async () => void child.kill('SIGKILL'),
  };
}

async function measure(peer: Peer, postmaster: number): Promise<string[][]> {
  const rows: string[][] = [];
  let next = 0;
  for (const [name, work] of Object.entries(peer.work)) {
    const count = name === 'order' || name === 'add to cart' ? writes : reads;
    for (let warmUp = 0; warmUp < count / 4; warmUp++) await work(next++);
    const before = { app: processCpuMs(peer.pid), database: processCpuMs(postmaster) };
    for (let done = 0; done < count; done++) await work(next++);
    const appMs = (processCpuMs(peer.pid) - before.app) / count;
    const databaseMs = (processCpuMs(postmaster) - before.database) / count;
    rows.push([peer.name, name, ...[appMs, databaseMs, appMs + databaseMs].map((value) => value.toFixed(2))]);
    console.log(rows.at(-1)!.join('  '));
  }
  return rows;
}

const postgres = await startPostgres();
const db = await openPostgres({ databaseUrl: postgres.url });
try {
  const [{ file }] = (await db.query<{ file: string }>(
    `select current_setting('data_directory') || '/postmaster.pid' as file`,
  )) as [{ file: string }];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const rows: string[][] = [];
  for (const [name, start] of Object.entries({ taar: startTaar, vendure: startVendure })) {
    await db.query(`create database ${name}`);
    const peer = await start(postgres.url.replace(/postgres$/, name));
    try {
      rows.push(...(await measure(peer, postmaster)));
    } finally {
      await peer.stop();
    }
  }
  const table = toTable(['shop', 'work', 'app, ms CPU', 'database, ms CPU', 'together, ms CPU'], rows);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)} at the end, Node ${process.version}`;
  saveSection(
    'peers',
    `Measured on ${day} by \`npm run bench -- peers\`: ${machine}, ${productCount} products.\n\n${table}`,
  );
} finally {
  await db.close();
  await postgres.stop();
}
