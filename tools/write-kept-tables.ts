/**
 * Writes what the catalogue keeps of its circuits, a line for each kit: `fault-tables` to catalogue/models/fault-tables.jsonl,
 * `bands` to catalogue/models/bands.jsonl. A line is computed again when the data of its kit changed; with `--all` every one of
 * them, as a change of the code that solves them needs.
 */
import { keptFaultTables } from '#build/workbench/faults/kept-fault-tables.ts';
import { keptBands } from '#build/kept-tables/kept-bands.ts';
import { writeKept } from '#build/kept-tables/kept-lines.ts';
import { log, seconds } from './bootstrap/steps.mjs';

const [which] = process.argv.slice(2);
const all = process.argv.includes('--all');
const said = (slug: string, startedMs: number): void => log(which!, `${slug} in ${seconds(startedMs)}`);

if (which === 'bands') writeKept(keptBands, all, said);
else writeKept(keptFaultTables, all, said);
