import { describe, expect, it } from 'vitest';
import { goldenError } from '#tests/support/listen/golden-error.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

/**
 * Kits whose chips stand still for ngspice: what is left is a comparator that tips over with nothing to drive, and an
 * oscillator that balances on its tip. The germanium fuzz comes no nearer with finer steps of either; why is not known.
 */
const gentleLimits: Readonly<Record<string, number>> = {
  'sub-octave': -40,
  'optical-tremolo': -55,
  'germanium-fuzz': -58,
};
const hardLimits: Readonly<Record<string, number>> = { 'sub-octave': -37 };

describe('ngspice hears the same of', () => {
  // A circuit that changed needs its golden sound renewed: docs/listening.md says how.
  it.each(playableKits.map((kit) => [kit.slug, kit] as const))('%s at what it is played at', async (slug, kit) => {
    const circuit = await loadKit(kitFile(kit, true));
    const { first, ceiling } = circuit.oversampling;
    for (const factor of new Set([first, ceiling])) {
      expect(goldenError(circuit, 'gentle', factor), `gentle at ${factor}x`).toBeLessThan(gentleLimits[slug] ?? -60);
      expect(goldenError(circuit, 'hard', factor), `hard at ${factor}x`).toBeLessThan(hardLimits[slug] ?? -45);
    }
  });
});
