import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { documentsOf } from '#catalogue/documents.ts';
import { kits } from '#catalogue/kits.ts';
import type { AssetSummary } from '../assets/assets.ts';
import { buildDocuments, type BuildDocumentsOptions } from './build-documents.ts';
import { cacheKeyData, documents, type ShopDocument } from './documents.ts';

const maxBytes = 300_000;

describe('the documents of the catalogue', () => {
  it('are made for every address that a product gives, and for no other', () => {
    const addresses = catalogue.flatMap((product) => documentsOf(product).map(({ url }) => url));
    // The page of a kit offers these beside its schematic.
    const files = kits.flatMap(({ slug }) => [`doc:spice/${slug}`, `doc:kicad/${slug}`]);
    expect(documents.map(({ name }) => `doc:${name}`).sort()).toEqual([...addresses, ...files].sort());
  });

  it('do not change with price, stock or rating', () => {
    const document = documents[0]!;
    const { subject } = document;
    const priced = { ...subject, product: { ...subject.product, priceRupees: 1, stock: 0, rating: 1 } };
    const renamed = { ...subject, product: { ...subject.product, name: 'Another' } };
    expect(cacheKeyData({ ...document, subject: priced })).toBe(cacheKeyData(document));
    expect(cacheKeyData({ ...document, subject: renamed })).not.toBe(cacheKeyData(document));
  });
});

describe('a build of the documents', () => {
  let folder: string;
  let options: BuildDocumentsOptions & { list: readonly ShopDocument[] };
  let first: AssetSummary;

  const manifest = (): Record<string, string> =>
    JSON.parse(readFileSync(join(options.outDir, 'documents.json'), 'utf8'));
  const served = (): string[] => readdirSync(join(options.outDir, 'client', 'documents')).sort();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'taar-documents-'));
    const list = documents.filter(({ subject }) => subject.product.slug === 'loop-switcher');
    options = { outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache'), list };
    first = await buildDocuments(options);
    writeFileSync(join(options.outDir, 'client', 'documents', 'stale.pdf'), 'old');
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes each under an address that names its content, small enough to send', () => {
    expect(first).toMatchObject({ count: 5, drawn: 5 });
    const addresses = manifest();
    expect(addresses['build/loop-switcher']).toMatch(/^\/documents\/loop-switcher-build\.[0-9a-f]{10}\.pdf$/);
    expect(addresses['bom/loop-switcher']).toMatch(/^\/documents\/loop-switcher-bom\.[0-9a-f]{10}\.csv$/);
    expect(addresses['drill/loop-switcher']).toMatch(/^\/documents\/loop-switcher-drill\.[0-9a-f]{10}\.pdf$/);
    const contents = Object.values(addresses).map((address) => readFileSync(join(options.outDir, 'client', address)));
    for (const content of contents) expect(content.length).toBeLessThan(maxBytes);
    expect(contents.filter((content) => content.subarray(0, 5).toString() === '%PDF-')).toHaveLength(2);
  });

  it('counts the bytes and pages of what it wrote', () => {
    const facts = JSON.parse(readFileSync(join(options.outDir, 'document-facts.json'), 'utf8'));
    const bytesOf = (name: string) => readFileSync(join(options.outDir, 'client', manifest()[name]!)).length;
    expect(facts['build/loop-switcher']).toEqual({
      bytes: bytesOf('build/loop-switcher'),
      pages: expect.toSatisfy((pages: number) => pages > 3),
    });
    expect(facts['bom/loop-switcher']).toEqual({ bytes: bytesOf('bom/loop-switcher') });
    expect(facts['drill/loop-switcher'].pages).toBeGreaterThan(0);
  });

  it('draws nothing on a second build, and removes files that are no longer listed', async () => {
    const before = manifest();
    expect(await buildDocuments(options)).toEqual({ ...first, drawn: 0 });
    expect(manifest()).toEqual(before);
    expect(served()).not.toContain('stale.pdf');
    expect(served()).toHaveLength(5);
  });

  it('fills a new folder from the cache', async () => {
    const outDir = join(folder, 'another');
    expect((await buildDocuments({ ...options, outDir })).drawn).toBe(0);
    expect(readdirSync(join(outDir, 'client', 'documents')).sort()).toEqual(served());
  });

  it('gives the same bytes when it is drawn again from nothing', async () => {
    const outDir = join(folder, 'fresh');
    await buildDocuments({ ...options, outDir, cacheDir: join(folder, 'fresh-cache') });
    const addresses = JSON.parse(readFileSync(join(outDir, 'documents.json'), 'utf8'));
    expect(addresses).toEqual(manifest());
  }, 60_000);
});
