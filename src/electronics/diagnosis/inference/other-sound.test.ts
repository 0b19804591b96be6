import { describe, expect, it } from 'vitest';
import type { TableFault } from '../tables/fault-table.ts';
import type { Probe } from '../tables/unpacked-table.ts';
import { otherSoundAt } from './other-sound.ts';

describe('the suspect to hear beside the healthy pedal', () => {
  // By row: without a fault, hardly quieter, much quieter, silent.
  const tone = Float64Array.from([0, -4, -20, -60]);
  const probe: Probe = { id: '~c1', at: 'Q1.C', net: 'c1', levels: [tone, tone] };
  const suspect = (ref: string, row: number, probability: number, rest: Partial<TableFault> = {}) => ({
    number: row,
    fault: { kind: 'open' as const, ref, weight: 1, forms: [[100, row] as const], ...rest },
    probability,
  });

  it('is the likeliest one that sounds otherwise there', () => {
    const ranked = [suspect('R3', 2, 0.2), suspect('R1', 1, 0.5), suspect('R2', 3, 0.1)];
    expect(otherSoundAt(probe, ranked)).toMatchObject({ fault: { ref: 'R3' }, isSilent: false });
  });

  it('may be one that is silent there, and is never a wire of the box', () => {
    const ranked = [suspect('W2', 3, 0.6, { wires: [] }), suspect('R2', 3, 0.1)];
    expect(otherSoundAt(probe, ranked)).toMatchObject({ fault: { ref: 'R2' }, isSilent: true });
    expect(otherSoundAt(probe, [suspect('R1', 1, 0.5)])).toBeUndefined();
    // Nobody asks of a pedal that plays whether it is silent.
    expect(otherSoundAt(probe, ranked, { skipsSilent: true })).toBeUndefined();
  });
});
