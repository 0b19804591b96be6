/**
 * What takes a while to compute from kits is kept in the catalogue, a line of JSON for each kit. Beside it stands the hash of
 * the data it was made from: a line of other data is not used, and a test asks for it anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { hashOf } from '../assets/hash.ts';

export interface KeptLine {
  readonly slug: string;
  /** A hash of all that the line is made from besides the code. */
  readonly inputs: string;
}

export interface Kept<Line extends KeptLine> {
  readonly file: URL;
  readonly inputsOf: (kit: Kit) => string;
  readonly compute: (kit: Kit) => Line;
}

/** Of the circuit, the models of its parts, and what else is given. The code does too: tests compute samples again. */
export function circuitHash({ circuit }: Kit, ...more: readonly unknown[]): string {
  const models = billOfMaterials(circuit).map(({ part }) => (part ? (modelBySlug(part) ?? null) : null));
  return hashOf(JSON.stringify([circuit, models, ...more])).slice(0, 16);
}

/** By the slugs of kits. */
export function readKept<Line extends KeptLine>({ file }: Kept<Line>): ReadonlyMap<string, Line> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const read = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
  return new Map(read.map((line) => [line.slug, line]));
}

/** Computes the lines whose data changed, or all. */
export function writeKept<Line extends KeptLine>(
  kept: Kept<Line>,
  all: boolean,
  onComputed: (slug: string, startedMs: number) => void,
): void {
  const before = all || !existsSync(kept.file) ? new Map<string, Line>() : readKept(kept);
  const lines = kits.map((kit): Line => {
    const found = before.get(kit.slug);
    if (found?.inputs === kept.inputsOf(kit)) return found;
    const startedMs = performance.now();
    const line = kept.compute(kit);
    onComputed(kit.slug, startedMs);
    return line;
  });
  writeFileSync(kept.file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
