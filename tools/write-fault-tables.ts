/**
 * Writes the fault tables of all kits to catalogue/models/fault-tables.jsonl, a line for each. A table is computed again when the
 * data of its kit changed; with `--all` every one of them, as a change of the code that solves them needs.
 */
import { existsSync, writeFileSync } from 'node:fs';
import {
  computeFaultTable,
  faultTableInputs,
  keptFaultTablesFile,
  type KeptFaultTable,
  readKeptFaultTables,
} from '#build/workbench/faults/kept-fault-tables.ts';
import { kits } from '#catalogue/kits.ts';
import { log, seconds } from './bootstrap/steps.mjs';

const keepsNone = process.argv.includes('--all') || !existsSync(keptFaultTablesFile);
const kept: ReadonlyMap<string, KeptFaultTable> = keepsNone ? new Map() : readKeptFaultTables();

const tables = kits.map((kit): KeptFaultTable => {
  const found = kept.get(kit.slug);
  if (found?.inputs === faultTableInputs(kit)) return found;
  const startedMs = performance.now();
  const table = computeFaultTable(kit);
  log('faults', `${kit.slug} in ${seconds(startedMs)}`);
  return table;
});
writeFileSync(keptFaultTablesFile, tables.map((table) => `${JSON.stringify(table)}\n`).join(''));
