/**
 * Shows what the fault finder is worth: injects every single fault of every kit and prints how often it is found.
 * docs/faults.md has the results. `node tools/evaluate-diagnosis.ts [kit,kit] [--every=N]` prints the table; with `--json` what was
 * found, kit by kit, which `--from=file` prints as the table later: so that kits can be tried one by one.
 */
import { readFileSync } from 'node:fs';
import { faultDictionaryOfKit } from '#build/workbench/faults/kit-fault-table.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { evaluate, marks, type Result } from '#electronics/diagnosis/evaluation/evaluate.ts';
import { noScore, percent, type Score } from '#electronics/diagnosis/evaluation/score.ts';

const figures = ['first', 'firstThree', 'partInThree', 'class'] as const;
const row = (score: Score): string => figures.map((figure) => percent(score, figure).toFixed(0)).join(' / ');
const share = (value: number): string => `${Math.round(100 * value)} %`;

const added = (scores: readonly Score[]): Score => {
  const sum = noScore();
  for (const score of scores) for (const key of ['cases', ...figures] as const) sum[key] += score[key];
  return sum;
};

/** The same with every kit counted as often. */
const even = (scores: readonly Score[]): Score =>
  added(
    scores
      .filter(({ cases }) => cases > 0)
      .map((score) => {
        const scaled = noScore();
        for (const key of ['cases', ...figures] as const) scaled[key] = score[key] / score.cases;
        return scaled;
      }),
  );

const cells = (...columns: readonly (string | number)[]): string => `| ${columns.join(' | ')} |`;

function printKits(found: readonly Result[]): void {
  console.log(cells('kit', 'faults', 'classes', 'meter sees', 'or probe', 'careful', 'rough', 'hidden, six probes'));
  console.log(cells(...Array.from({ length: 8 }, () => '---')));
  for (const { slug, faults, classes, seen, seenOrHeard, careful, rough, hidden } of found)
    console.log(
      cells(slug, faults, classes, share(seen), share(seenOrHeard), row(careful[8]!), row(rough[8]!), row(hidden)),
    );
}

function printSums(found: readonly Result[]): void {
  const names = { careful: 'careful', even: 'every fault as common', rough: 'rough', roughAll: 'rough, unseen too' };
  console.log(cells('cases', 'first', 'first three', 'part in first three', 'class', 'the same, every kit as often'));
  console.log(cells(...Array.from({ length: 6 }, () => '---')));
  const line = (name: string, scores: readonly Score[]): void =>
    console.log(cells(name, ...figures.map((figure) => percent(added(scores), figure).toFixed(1)), row(even(scores))));
  for (const [key, name] of Object.entries(names))
    for (const mark of marks)
      line(
        `${name}, ${mark} readings`,
        found.map((each) => each[key as keyof typeof names][mark]!),
      );
  line(
    'hidden, six probes',
    found.map(({ hidden }) => hidden),
  );
  const sum = (key: 'cases' | 'right'): number => found.reduce((all, { saidFine }) => all + saidFine[key], 0);
  console.log(`Of the hidden ones ${share(sum('right') / sum('cases'))} are said to be fine after five readings.`);
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const from = option('from');
const names = process.argv.find((argument, k) => k > 1 && !argument.startsWith('--'))?.split(',');

function* results(): Generator<Result> {
  if (from) {
    const lines = readFileSync(from, 'utf8').trim().split('\n');
    yield* lines.map((line) => JSON.parse(line) as Result);
    return;
  }
  const every = Number(option('every') ?? 1);
  for (const kit of kits)
    if (!names || names.includes(kit.slug))
      yield evaluate(faultDictionaryOfKit(kit), kit.circuit, modelBySlug, { every });
}

if (process.argv.includes('--json')) for (const result of results()) console.log(JSON.stringify(result));
else {
  const all = [...results()];
  printKits(all);
  printSums(all);
}
