/**
 * What every kit makes of a guitar (one volt behind 10 kilohms), beside the pedals that the finder is tried on: ngspice with
 * models of parts that are not ours, three bags of them, resistors and capacitors exact. Where a page states a gain, its controls;
 * else all in the middle. Trimmers stand as our models want them. Needs ngspice: `node benchmarks/independent-gains.ts [slug ...]`
 */
import { kits } from '#catalogue/kits.ts';
import { healthyPedal } from '#electronics/diagnosis/fault-model/pedal.ts';
import { overGuitar, statedControls } from '#tests/support/figures/independent-gains.ts';
import { benchOf, tones } from '../tools/finder-trials/spice-pedal.ts';

const asked = process.argv.slice(2);
console.log(`| kit | controls | ${tones.map((hertz) => `${hertz} Hz: ours / theirs, dB`).join(' | ')} |`);
console.log(`| --- | --- | ${tones.map(() => '---').join(' | ')} |`);
for (const { slug, circuit } of kits) {
  if (asked.length > 0 && !asked.includes(slug)) continue;
  const { positions, levels } = overGuitar(circuit, tones);
  const pedal = healthyPedal(circuit, positions);
  const benches = ['1', '2', '3'].flatMap((seed) => {
    const bag = { seed: `${seed} ${slug} gain`, resistors: 0, capacitors: 0, supplyVolts: 9 };
    return benchOf(pedal, bag, { meter: [], meterOhms: 10e6, probe: [] }) ?? [];
  });
  const controls = Object.entries(statedControls[slug] ?? {}).map((each) => each.join(' '));
  const cells = levels.map((ours, k) => {
    const theirs = benches.map(({ output }) => output[k]!.toFixed(1));
    return `${ours.toFixed(1)} / ${theirs.join(', ')}`;
  });
  console.log(`| ${[slug, controls.join(', '), ...cells].join(' | ')} |`);
}
