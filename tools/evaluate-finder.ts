/**
 * Tries the fault finder on pedals that another simulator builds: ngspice, with other models of the parts, faults drawn
 * without regard to the finder's list, parts, supply and meter drawn anew. docs/faults.md has the recipe and the results.
 * Needs ngspice on the path. `node tools/evaluate-finder.ts [kit,kit] [--seed=1] [--kinds=a,b] [--json]
 * [--benches=folder]`: what ngspice said is kept there for another try; `--from=file` prints the tables of what `--json` wrote.
 * `--listen`: after some counts of readings up to four suspects are heard. `--keep` writes the pedals to finder-trials/kept-pedals.jsonl, with which `npm test` tries the finder.
 */
import { readFileSync } from 'node:fs';
import { readKeptFaultTables } from '#build/workbench/faults/kept-fault-tables.ts';
import { kitWiring } from '#build/wiring/kit-wiring.ts';
import { kits } from '#catalogue/kits.ts';
import { createFaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';
import { type DrawnKind, kindsDrawn } from './finder-trials/drawn-fault.ts';
import { KeptBenches } from './finder-trials/kept-benches.ts';
import { type KeptPedal, writeKeptPedals } from './finder-trials/kept-pedals.ts';
import { type Outcome, tried } from './finder-trials/trial.ts';

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const slugs = process.argv.find((argument, k) => k > 1 && !argument.startsWith('--'))?.split(',');
const listens = process.argv.includes('--listen');
/** `--keep`: for the test of `npm test`. */
const keptPedals: KeptPedal[] = [];
const onPedal = (pedal: KeptPedal): unknown => keptPedals.push(pedal);
const kinds = (option('kinds')?.split(',') as DrawnKind[] | undefined) ?? kindsDrawn;

function* outcomes(): Generator<Outcome> {
  const from = option('from');
  if (from) {
    const lines = readFileSync(from, 'utf8').trim().split('\n');
    yield* lines.map((line) => JSON.parse(line) as Outcome);
    return;
  }
  const kept = readKeptFaultTables();
  const benches = new KeptBenches(option('benches'));
  // Small ones first: the large ones take most of the time.
  for (const kit of kits.toSorted((a, b) => a.circuit.components.length - b.circuit.components.length)) {
    if (slugs && !slugs.includes(kit.slug)) continue;
    const table = withWires(unpackTable(kept.get(kit.slug)!.table), kitWiring(kit).wiring);
    const finders = { '10M': createFaultFinder(table), '1M': createFaultFinder(table, '1M') };
    for (const seed of (option('seed') ?? '1').split(','))
      for (const kind of kinds) {
        const outcome = tried({ kit, finders, kind, benches, seed: `${seed} ${kit.slug} ${kind}`, onPedal, listens });
        if (outcome) yield outcome;
      }
  }
}

const cells = (...columns: readonly (string | number)[]): string => `| ${columns.join(' | ')} |`;
const percent = (count: number, of: number): string => (of === 0 ? '' : `${Math.round((100 * count) / of)} %`);

function row(name: string, all: readonly Outcome[]): string {
  const seen = all.filter(({ isNoticeable }) => isNoticeable);
  const count = (holds: (outcome: Outcome) => boolean): number => seen.filter(holds).length;
  const steps = seen.reduce((sum, outcome) => sum + outcome.steps, 0) / Math.max(1, seen.length);
  return cells(
    name,
    seen.length,
    percent(
      count(({ isFirstBefore }) => isFirstBefore),
      seen.length,
    ),
    percent(
      count(({ isInThreeBefore }) => isInThreeBefore),
      seen.length,
    ),
    percent(
      count(({ isFirst }) => isFirst),
      seen.length,
    ),
    percent(
      count(({ isInThree }) => isInThree),
      seen.length,
    ),
    percent(
      count(({ verdict }) => verdict === 'unknown'),
      seen.length,
    ),
    steps.toFixed(1),
    all.length - seen.length,
  );
}

function printTable(title: string, groups: Iterable<readonly [string, readonly Outcome[]]>): void {
  console.log(
    cells(
      title,
      'cases',
      'by readings: first',
      'among three',
      'with checks: first',
      'among three',
      "'I don't know'",
      'steps',
      'nobody would notice',
    ),
  );
  console.log(cells(...Array.from({ length: 9 }, () => '---')));
  for (const [name, group] of groups) console.log(row(name, group));
  console.log('');
}

/** At equal readings: what is first and among three without suspects that were heard, and with them. */
function printHeard(all: readonly Outcome[]): void {
  const heard = all.filter(({ isNoticeable }) => isNoticeable).flatMap((outcome) => outcome.heard);
  if (heard.length === 0) return;
  console.log(cells('readings', 'pedals', 'heard', 'first', 'first by ear', 'among three', 'among three by ear'));
  console.log(cells(...Array.from({ length: 7 }, () => '---')));
  for (const [readings, group] of Map.groupBy(heard, (each) => each.readings)) {
    const count = (rank: 'without' | 'with', most: number): number =>
      group.filter((each) => each[rank] >= 0 && each[rank] < most).length;
    const asked = group.filter(({ answers }) => answers.length > 0).length;
    const counts = [count('without', 1), count('with', 1), count('without', 3), count('with', 3)];
    console.log(cells(readings, group.length, asked, ...counts));
  }
  console.log('');
}

if (process.argv.includes('--json')) for (const outcome of outcomes()) console.log(JSON.stringify(outcome));
else {
  const all = [...outcomes()];
  const faulty = all.filter(({ kind }) => kind !== 'healthy');
  printTable('fault', [...Map.groupBy(faulty, ({ kind }) => kind), ['all', faulty]]);
  printTable(
    'kit',
    Map.groupBy(faulty, ({ slug }) => slug),
  );
  printHeard(faulty);
  const healthy = all.filter(({ kind }) => kind === 'healthy');
  for (const { slug, supply, verdict } of healthy) console.log(`healthy ${slug} at ${supply.toFixed(2)} V: ${verdict}`);
}
if (process.argv.includes('--keep')) writeKeptPedals(keptPedals);
