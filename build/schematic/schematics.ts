/** The schematics of all kits. To lay one out takes a second, so they are kept in the cache by circuit and by code. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piece } from '#drawings/schematic/piece.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import type { Circuit } from '#electronics/component.ts';
import { kits } from '#catalogue/kits.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';

export const circuits: readonly Circuit[] = kits.map(({ circuit }) => circuit);

export function sheetFrom(json: string): Sheet {
  const sheet = JSON.parse(json) as Sheet;
  return { ...sheet, piece: Object.assign(new Piece(), sheet.piece) };
}

/** Below this, starting threads takes longer than drawing. */
const minForThreads = 4;

async function fill(cache: Cache, missing: readonly Circuit[]): Promise<void> {
  const keep = (circuit: Circuit, json: string): void => cache.write(fileOf(cache, circuit), Buffer.from(json));
  if (missing.length < minForThreads) {
    const { layOut } = await import('./lay-out.ts');
    for (const circuit of missing) keep(circuit, await layOut(circuit));
    return;
  }
  const entry = new URL('./schematic.worker.ts', import.meta.url);
  const bySlug = new Map(missing.map((circuit) => [circuit.slug, circuit]));
  const heavyFirst = missing.toSorted((a, b) => b.components.length - a.components.length);
  const batches = heavyFirst.map(({ slug }) => [slug]);
  await runOnWorkers<string, string>({ entry, size: availableParallelism(), data: missing }, batches, (slug, json) =>
    keep(bySlug.get(slug)!, json),
  );
}

const fileOf = (cache: Cache, circuit: Circuit): string => cache.fileFor(JSON.stringify(circuit), 'json');

let opened: Cache | undefined;

/** By the slugs of the kits. */
export async function schematics(list: readonly Circuit[] = circuits): Promise<ReadonlyMap<string, Sheet>> {
  const cache = (opened ??= new Cache({ folder: join(root, '.cache', 'schematics'), code: codeHash('schematics') }));
  const missing = list.filter((circuit) => !cache.has(fileOf(cache, circuit)));
  await fill(cache, missing);
  cache.prune();
  return new Map(list.map((circuit) => [circuit.slug, sheetFrom(readFileSync(fileOf(cache, circuit), 'utf8'))]));
}

export const schematicOf = async (circuit: Circuit): Promise<Sheet> => (await schematics([circuit])).get(circuit.slug)!;
