import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { findMismatches, type Mismatch } from '#tests/support/row-types/check-row-types.ts';
import { columnTypesById, columnReader, type Column } from '#tests/support/row-types/describe-columns.ts';
import { loadStatements } from '#tests/support/row-types/load-statements.ts';
import { wrongRowTypes, rightRowTypes } from '#tests/support/row-types/row-types.fixture.ts';
import { querySitesOf, type QuerySite } from '#tests/support/row-types/query-sites.ts';
import * as backup from '../backup/backup.repository.ts';
import * as wall from '../build-reports/wall.repository.ts';
import * as orderList from '../orders/office/order-list.repository.ts';
import * as productList from '../products/product-list.repository.ts';
import type { Queryable } from './database.ts';

const fixture = fileURLToPath(import.meta.resolve('#tests/support/row-types/row-types.fixture.ts'));
const siteName = ({ file, name }: QuerySite): string => `${basename(file)} ${name}`;

const anyOrder = {
  search: 'asha',
  phone: null,
  view: null,
  status: null,
  payment: null,
  method: null,
  shipping: null,
  from: null,
  to: null,
  productId: null,
};
const anyProduct = {
  words: null,
  category: null,
  subcategory: null,
  kind: null,
  stock: null,
  state: 'any',
  withoutPicture: false,
  scheduled: false,
} as const;

/** How to make those say their statement that put it together when they are called. */
const computed: Readonly<Record<string, (db: Queryable) => Promise<unknown>>> = {
  'backup.repository.ts rows': (db) => backup.rows(db, { table: 'jobs', columns: [] }).next(),
  'order-list.repository.ts count': (db) => orderList.count(db, anyOrder, 10),
  'order-list.repository.ts countAndFind': (db) => orderList.page(db, anyOrder, { place: null, limit: 10, most: 10 }),
  'order-list.repository.ts list': (db) => orderList.list(db, anyOrder, { place: null, limit: 10 }),
  'wall.repository.ts page': (db) => wall.page(db, { kitId: null, limit: 10, after: null }),
  'product-list.repository.ts list': (db) => productList.list(db, anyProduct, 'name', { after: null, limit: 10 }),
};

/** What cannot be described before it runs. */
const unchecked: Readonly<Record<string, string>> = {
  'backup.repository.ts rows 3': 'reads a cursor that is open only then; every column of it is cast to text',
  'writable-host.ts assertWritable': 'asks a connection of the driver, before there is a database',
};

/** Columns that may be null in their table, and never are in the rows that a statement answers with. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  // The statement asks for those that are not null, or for a value.
  'backup.repository.ts sequences': ['name', 'value'],
  'factor-challenge.repository.ts takeChallenge': ['challenge'],
  'order-mail.repository.ts findProductStock': ['stock'],
  'payment.repository.ts findOrderByGatewayId': ['gatewayOrderId'],
  'stock-list.repository.ts urgent': ['stock', 'cover'],
  'today.repository.ts runningLow': ['stock'],
  // users_staff_check: whoever is an admin has one.
  'staff.repository.ts list': ['role'],
  'staff.repository.ts lock': ['role'],
  'user.repository.ts findStaff': ['role'],
  // What was received is counted.
  'delivery.repository.ts lines': ['stock'],
};

/** The first statement of a call, which goes no further. */
async function statementOf(call: (db: Queryable) => Promise<unknown>): Promise<string> {
  const texts: string[] = [];
  const query: Queryable['query'] = (statement) => {
    texts.push(typeof statement === 'string' ? statement : statement.text);
    return Promise.reject(new Error('Only its statement is wanted.'));
  };
  await call({ query }).catch(() => {});
  return texts[0]!;
}

function withoutNulls(site: QuerySite, columns: readonly Column[]): Column[] {
  const names = neverNull[siteName(site)] ?? [];
  expect(columns.filter(({ name, isNullable }) => isNullable && names.includes(name))).toHaveLength(names.length);
  return columns.map((column) => ({ ...column, isNullable: column.isNullable && !names.includes(column.name) }));
}

async function describeSites(sites: readonly QuerySite[]): Promise<Map<QuerySite, readonly Column[]>> {
  const textsOf = await loadStatements(sites);
  const { url, close } = await openTestDatabase('postgres');
  const client = new pg.Client({ connectionString: url! });
  await client.connect();
  const read = await columnReader(client);
  const described = new Map<QuerySite, readonly Column[]>();
  try {
    for (const site of sites) {
      const call = computed[siteName(site)];
      const [text, ...others] = call ? [await statementOf(call)] : textsOf(site);
      if (text === undefined) continue;
      const columns = await read(text);
      for (const other of others) expect(await read(other), other).toEqual(columns);
      described.set(site, withoutNulls(site, columns));
    }
  } finally {
    await client.end();
    await close();
  }
  return described;
}

describe('row types', () => {
  let typed: QuerySite[];
  let described: Map<QuerySite, readonly Column[]>;
  let found: Mismatch[];

  beforeAll(async () => {
    const own = globSync(join(import.meta.dirname, '../**/*.ts')).filter((file) => !file.endsWith('.test.ts'));
    const sites = [...own, fixture].flatMap((file) => querySitesOf(file, readFileSync(file, 'utf8')));
    typed = sites.filter(({ rowType }) => rowType !== null);
    described = await describeSites(typed.filter((site) => !(siteName(site) in unchecked)));
    // Below the database stands the driver, whose query is another.
    const silent = sites.filter(({ file, rowType }) => rowType === null && !file.startsWith(import.meta.dirname));
    found = await findMismatches(new Map([...described, ...silent.map((site) => [site, []] as const)]));
  });

  it('are compared with the database at every call, but for those that are listed', () => {
    const left = typed.filter((site) => !described.has(site)).map(siteName);
    expect(left.toSorted()).toEqual(Object.keys(unchecked));
    const listed = [...Object.keys(computed), ...Object.keys(neverNull)];
    expect(listed.filter((name) => !typed.some((site) => siteName(site) === name))).toEqual([]);
    // Fewer would mean that calls are no longer found.
    expect(described.size).toBeGreaterThan(240);
  });

  it('name only columns that their statement answers with, and the types that the driver gives', () => {
    expect(found.filter(({ file }) => file !== relativeFixture)).toEqual([]);
  });

  it('are found wrong where they say anything else', () => {
    const lines = readFileSync(fixture, 'utf8').split('\n');
    const names = found
      .filter(({ file }) => file === relativeFixture)
      .map(({ line }) => /^ +(\w+):/.exec(lines[line - 1]!)?.[1]);
    expect(names).toEqual(Object.keys(wrongRowTypes));
    expect(Object.keys(rightRowTypes)).not.toEqual([]);
  });
});

const relativeFixture = 'tests/support/row-types/row-types.fixture.ts';

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'bytes';
  return typeof value === 'object' ? 'json' : typeof value;
};

describeOnBothEngines('a column', (database) => {
  it.each(Object.values(columnTypesById))('of $example arrives as $kind', async ({ example, kind }) => {
    const [row] = await database().query<{ value: unknown }>(`select ${example} as value`);
    expect(kindOf(row!.value)).toBe(kind);
  });
});
