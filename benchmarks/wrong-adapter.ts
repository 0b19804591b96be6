/**
 * What adapters of too many volts do to every kit: what it draws, the part that gets hottest, and what is beyond its rating.
 * `node benchmarks/wrong-adapter.ts [slug ...]`
 */
import type { Circuit } from '#electronics/component.ts';
import { kits } from '#catalogue/kits.ts';
import { hottestPart, problemsAt } from '#tests/support/models/wrong-adapter.ts';

const adapters = [9, 10.5, 12, 18] as const;

function rowOf(circuit: Circuit): string {
  const heat = adapters.map((volts) => {
    const { ref, watts, milliamps } = hottestPart(circuit, volts);
    return `${milliamps.toFixed(1)} mA, ${ref} ${(1000 * watts).toFixed(0)} mW`;
  });
  const [problem] = problemsAt(circuit, 18);
  return `| ${[circuit.slug, ...heat, problem ?? 'none'].join(' | ')} |`;
}

const asked = process.argv.slice(2);
console.log(`| kit | ${adapters.map((volts) => `${volts} V`).join(' | ')} | beyond its rating at 18 V |`);
console.log(`| --- | ${adapters.map(() => '---').join(' | ')} | --- |`);
for (const { slug, circuit } of kits) if (asked.length === 0 || asked.includes(slug)) console.log(rowOf(circuit));
