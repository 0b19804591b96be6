/**
 * The sharpest corner while something changes against the sharpest without a change, for every knob thrown to either stop, every
 * footswitch, and every capacitor and resistor of another value: `node tools/listen-clicks.ts [--knobs] [slug ...]`, the worst first.
 */
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { clickOf } from '#tests/support/listen/click.ts';
import type { PedalSettings } from '#electronics/player/chain/chain-settings.ts';

const flags = process.argv.slice(2);
const named = flags.filter((flag) => !flag.startsWith('--'));
const found: { readonly what: string; readonly ratio: number }[] = [];
for (const slug of soundingSlugs) {
  if (named.length > 0 && !named.includes(slug)) continue;
  const { controls, parts } = await circuitOf(slug);
  const measure = async (what: string, settings: Partial<PedalSettings>): Promise<void> => {
    found.push({ what: `${slug} ${what}`, ratio: await clickOf(settings, slug) });
  };
  await measure('bypass', { bypassed: true });
  for (const { designator } of controls)
    for (const stop of [0, 1]) await measure(`${designator} to ${stop}`, { knobs: { [designator]: stop } });
  if (flags.includes('--knobs')) continue;
  for (const part of parts) {
    if (/^C\d/.test(part)) await measure(`${part} of 22 nF`, { parts: { [part]: { farads: 22e-9 } } });
    if (/^R\d/.test(part)) await measure(`${part} of 33 k`, { parts: { [part]: { ohms: 33e3 } } });
  }
}
console.log(`${found.length} changes`);
for (const { what, ratio } of found.toSorted((a, b) => b.ratio - a.ratio).slice(0, 60))
  console.log(what.padEnd(36), ratio.toFixed(1).padStart(6));
