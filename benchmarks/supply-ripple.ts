/**
 * What ripple of the adapter leaves at the output of every kit, from jack to jack, in decibels at 100 Hz: controls in the middle,
 * and at those ends where it is most; with the gain at 1 kHz, the current, and the supply behind its diode.
 * `node benchmarks/supply-ripple.ts [slug ...]`
 */
import type { Circuit } from '#electronics/component.ts';
import { jacksOf, supplyMilliamps } from '#electronics/simulation/test-setup.ts';
import { outputOver, supplyRipple } from '#tests/support/figures/supply-ripple.ts';
import { kits } from '#catalogue/kits.ts';

function rowOf(circuit: Circuit): string {
  const { middle, most, point } = supplyRipple(circuit);
  const cells = [
    middle.toFixed(0),
    most.toFixed(0),
    outputOver(circuit, point, jacksOf(circuit).input, 1000).toFixed(1),
    supplyMilliamps(point).toFixed(1),
    (point.volts.get('+9V') ?? 0).toFixed(2),
  ];
  return `| ${[circuit.slug, ...cells].join(' | ')} |`;
}

const asked = process.argv.slice(2);
console.log('| kit | ripple, dB | most, dB | gain at 1 kHz, dB | mA | supply, V |');
console.log('| --- | ---------- | -------- | ----------------- | -- | --------- |');
for (const { slug, circuit } of kits) if (asked.length === 0 || asked.includes(slug)) console.log(rowOf(circuit));
