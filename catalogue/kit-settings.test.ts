import { describe, expect, it } from 'vitest';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { stressProblems } from '#electronics/simulation/stress.ts';
import { settingsOf } from './kit-settings.ts';
import { kits } from './kits.ts';
import { modelBySlug as modelOf } from './models/models.ts';

/** Their sound is made by what a small signal at rest does not show: gates that open, diodes that fold. */
const silentAtRest: ReadonlySet<string> = new Set(['octave-up', 'sub-octave']);

describe('the knobs on the picture of', () => {
  it.each(kits.map((kit) => [kit.slug, kit] as const))('%s are all set, and let the guitar be heard', (slug, kit) => {
    const { circuit } = kit;
    const settings = settingsOf(kit);
    const pots = circuit.components.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref);
    expect(Object.keys(settings).toSorted()).toEqual(pots.toSorted());
    expect(kit.design.settings?.length ?? pots.length).toBe(pots.length);
    const { positions } = adjustTrimmers(circuit, { modelOf, input: 'guitar' });
    const point = operatingPointOf(circuit, { modelOf, input: 'guitar', positions: { ...positions, ...settings } });
    expect(stressProblems(circuit, point, modelOf)).toEqual([]);
    const { input, outputs } = jacksOf(circuit);
    const loudest = Math.max(
      ...[110, 220, 440, 880].map((hertz) => decibels(smallSignalLevels(point, input, hertz).get(outputs[0]!)!)),
    );
    expect(loudest).toBeGreaterThan(silentAtRest.has(slug) ? -80 : -20);
  });
});
