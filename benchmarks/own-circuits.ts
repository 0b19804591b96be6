/**
 * Ten minutes of riffs with slammed knobs through each of the thirty netlists that nobody of the shop drew: whether a sample is
 * no number, how loud it gets, whether it stays stable, and how fast it plays. `node benchmarks/own-circuits.ts [seconds]`
 */
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import type { RiffName } from '#electronics/player/chain/chain-settings.ts';
import { slammed } from '#tests/support/own-circuit/slammed.ts';
import { compiledNetlist, ownPlayable, wellKnownNetlists } from '#tests/support/own-circuit/own-netlists.ts';

const rate = 96_000;
const seconds = Number(process.argv[2] ?? 600);
const names: readonly RiffName[] = ['arpeggio', 'chug', 'lead', 'bass', 'chords'];
const riffs = names.map((name) => playRiff(name, 48_000));
const all = new Float32Array(riffs.reduce((length, riff) => length + riff.length, 0));
let end = 0;
for (const riff of riffs) {
  all.set(riff, end);
  end += riff.length;
}
let failed = 0;
for (const [name, text] of wellKnownNetlists) {
  const { user } = process.threadCpuUsage();
  const { peak, isFinite, isStable } = slammed(ownPlayable(compiledNetlist(text)), all, rate, seconds);
  const speed = seconds / ((process.threadCpuUsage().user - user) / 1e6);
  const isGood = isFinite && isStable && peak < 20;
  if (!isGood) failed++;
  process.stdout.write(
    `${isGood ? 'good' : 'BAD '} ${name.padEnd(28)} ${peak.toFixed(2)} V at most, ${speed.toFixed(1)} times real time\n`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
