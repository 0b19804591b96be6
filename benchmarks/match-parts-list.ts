/** How long 1,000 pasted lines take to be read and matched: the first time, and once warm. `node benchmarks/match-parts-list.ts` */
import { pastedLines, seedPartList } from '#tests/support/workbench/part-list.ts';
import { matchList } from '#domain/part-matching/match/match-list.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';

const text = Array.from({ length: 1_000 }, (_, at) => pastedLines[at % pastedLines.length]!).join('\n');

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

let index = new PartIndex(seedPartList);
const indexing = timed(() => (index = new PartIndex(seedPartList)));
const runs = Array.from({ length: 20 }, () => timed(() => matchList(text, index)));
console.log(`${seedPartList.parts.length} parts indexed in ${indexing.toFixed(1)} ms`);
console.log(`1,000 lines: first ${runs[0]!.toFixed(1)} ms, best ${Math.min(...runs).toFixed(1)} ms (at most 100)`);
