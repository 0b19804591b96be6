/**
 * Tries the fault finder on pedals that another simulator builds: ngspice, with other models of the parts, faults drawn
 * without regard to the finder's list, parts, supply and meter drawn anew. docs/faults.md has the recipe and the results.
 * Needs ngspice on the path. `node tools/evaluate-finder.ts [kit,kit] [--seed=1] [--kinds=a,b] [--json]
 * [--benches=folder]`: what ngspice said is kept there for another try; `--from=file` prints the tables of what `--json` wrote.
 * `--listen`: after some counts of readings up to four suspects are compared at the output, or an audio probe touches four points. `--keep` writes the pedals to finder-trials/kept-pedals.jsonl, with which `npm test` tries the finder.
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

type HeardRanks = Outcome['heard'][number];
const isAmong = (rank: number, most: number): boolean => rank >= 0 && rank < most;

/** Of as many coins the chance to fall at least as unevenly. */
function signTest(up: number, down: number): number {
  const all = up + down;
  let [chance, sum] = [0.5 ** all, 0];
  for (let heads = 0; heads <= all; heads++) {
    if (heads <= Math.min(up, down)) sum += chance;
    chance *= (all - heads) / (heads + 1);
  }
  return Math.min(1, 2 * sum);
}

function heardRow(name: string, group: readonly HeardRanks[], by: 'withCompared' | 'withTouched'): string {
  const listened = group.filter((each) => each[by === 'withCompared' ? 'compared' : 'touched'].length > 0).length;
  const figures = [1, 3].flatMap((most) => {
    const before = group.filter(({ without }) => isAmong(without, most));
    const after = group.filter((each) => isAmong(each[by], most));
    const up = after.filter(({ without }) => !isAmong(without, most)).length;
    const down = before.filter((each) => !isAmong(each[by], most)).length;
    return [before.length, after.length, `+${up} −${down}`, signTest(up, down).toPrecision(1)];
  });
  return cells(name, group.length, listened, ...figures);
}

/** At equal readings: what is first and among three without listening, and with it. */
function printHeard(all: readonly Outcome[]): void {
  const cases = all
    .filter(({ isNoticeable }) => isNoticeable)
    .flatMap(({ symptoms, heard }) => heard.map((each) => ({ ...each, isSilent: symptoms.includes('silent') })));
  if (cases.length === 0) return;
  for (const by of ['withCompared', 'withTouched'] as const) {
    const titles = ['pedals', 'listened', 'first', 'by ear', 'changed', 'p', 'among three', 'by ear', 'changed', 'p'];
    console.log(cells(by === 'withCompared' ? 'compared at the output' : 'audio probe', ...titles));
    console.log(cells(...Array.from({ length: 11 }, () => '---')));
    for (const [readings, group] of [...Map.groupBy(cases, (each) => each.readings)].toSorted(([a], [b]) => a - b))
      console.log(heardRow(`${readings} readings`, group, by));
    for (const [isSilent, group] of Map.groupBy(cases, (each) => each.isSilent))
      console.log(heardRow(isSilent ? 'silent' : 'playing', group, by));
    console.log(heardRow('all', cases, by));
    console.log('');
  }
  const ends = all.filter(({ isNoticeable, byEar }) => isNoticeable && byEar);
  const count = (holds: (outcome: Outcome) => boolean): number => ends.filter(holds).length;
  const mean = (of: (outcome: Outcome) => number): string =>
    (ends.reduce((sum, each) => sum + of(each), 0) / ends.length).toFixed(1);
  for (const is of ['isFirst', 'isInThree'] as const) {
    const up = count((each) => !each[is] && each.byEar![is]);
    const down = count((each) => each[is] && !each.byEar![is]);
    console.log(
      `${is} at the end: ${count((each) => each[is])} without, ${count((each) => each.byEar![is])} with (+${up} −${down}, p ${signTest(up, down).toPrecision(1)}) of ${ends.length}`,
    );
  }
  console.log(`steps ${mean(({ steps }) => steps)} and ${mean(({ byEar }) => byEar!.steps)}`);
  console.log(`checks ${mean(({ checks }) => checks)} and ${mean(({ byEar }) => byEar!.checks)}`);
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
