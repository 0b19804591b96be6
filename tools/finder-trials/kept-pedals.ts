/** Some drawn pedals with every answer they can give, so that `npm test` tries the finder on them without ngspice. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { healthyPedal, isOnBoard } from '#electronics/diagnosis/fault-model/pedal.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { FaultSearch, Loudness } from '#web/workbench/fault-finder/fault-search.ts';
import { randomOf } from './random.ts';
import { answered, isRight, namedIn, search, type Truth } from './search.ts';

export interface KeptPedal extends Pick<FaultSearch, 'symptoms' | 'knobs'> {
  readonly slug: string;
  /** A hash of the parts on the board and of their models. */
  readonly inputs: string;
  readonly seed: string;
  readonly truth: Truth;
  readonly meter: '10M' | '1M';
  /** By the ids of points and probes. */
  readonly volts: Readonly<Record<string, number>>;
  readonly heard: Readonly<Record<string, readonly [Loudness, Loudness]>>;
}

/** What the readings of a pedal come from; its box and its wires are no part of it. */
export function pedalInputs({ circuit }: Kit): string {
  const parts = billOfMaterials(circuit)
    .filter(isOnBoard)
    .map(({ ref, kind, value, part, pins }) => [ref, kind, value, pins, part ? (modelBySlug(part) ?? null) : null]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

const file = new URL('kept-pedals.jsonl', import.meta.url);

export const readKeptPedals = (): KeptPedal[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as KeptPedal);

export const writeKeptPedals = (pedals: readonly KeptPedal[]): void =>
  writeFileSync(file, pedals.map((pedal) => `${JSON.stringify(pedal)}\n`).join(''));

/** Where the right part stands among what is named, from 0; -1: nowhere. And whether it is said to be healthy. */
export function rankIn(finder: FaultFinder, kit: Kit, kept: KeptPedal): { rank: number; isHealthy: boolean } {
  const whole = healthyPedal(kit.circuit, {});
  const { truth, symptoms, knobs, seed } = kept;
  const random = randomOf(`${seed} checks`);
  const { diagnosis } = search(
    {
      symptoms,
      knobs,
      readVolts: ({ id }) => kept.volts[id] ?? 0,
      listen: ({ id }) => kept.heard[id] ?? ['nothing', 'nothing'],
      check: (check) => answered(whole, truth, check, { random, finder }),
    },
    finder,
  );
  const rank = namedIn(diagnosis).findIndex((named) => isRight(whole, truth, named));
  return { rank, isHealthy: diagnosis.verdict === 'healthy' };
}
