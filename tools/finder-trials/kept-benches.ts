/** What ngspice said of a pedal, kept in a folder: the same pedals are tried again with another finder in seconds. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './spice-pedal.ts';

type Pair = readonly [right: Bench | undefined, broken: Bench | undefined];

const isMap = 'map';
const written = (_: string, value: unknown): unknown => (value instanceof Map ? { [isMap]: [...value] } : value);
const read = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, isMap)
    ? new Map((value as { map: [string, number][] }).map)
    : value;

export class KeptBenches {
  readonly #folder: string | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
    if (folder) mkdirSync(folder, { recursive: true });
  }

  of(seed: string, compute: () => Pair): Pair {
    if (!this.#folder) return compute();
    const file = join(this.#folder, `${seed.replaceAll(' ', '_')}.json`);
    if (existsSync(file)) {
      const { right, broken } = JSON.parse(readFileSync(file, 'utf8'), read) as Record<'right' | 'broken', Bench>;
      return [right, broken];
    }
    const [right, broken] = compute();
    writeFileSync(file, JSON.stringify({ right, broken }, written));
    return [right, broken];
  }
}
