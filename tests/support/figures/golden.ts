/** What ngspice found for every kit, by slug. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Golden } from '#catalogue/models/golden.ts';

const file = join(import.meta.dirname, '../../../catalogue/models/golden.jsonl');

export const golden: ReadonlyMap<string, Golden> = new Map(
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Golden)
    .map((each) => [each.slug, each]),
);
