import { describe, expect, it } from 'vitest';
import type { TableFault } from '../tables/fault-table.ts';
import type { Probe } from '../tables/unpacked-table.ts';
import { canTouch, otherSoundAt, stepChances, stepOfLevel } from './hearing.ts';

const likeliest = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

describe('what an ear says at the tip of an audio probe', () => {
  it('is one of five steps, and likeliest the one that the level means', () => {
    for (const healthy of [-20, 0, 24])
      for (const over of [-60, -18, -9, 0, 12]) {
        const chances = stepChances(healthy + over, healthy);
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6);
        expect(likeliest(chances)).toBe(stepOfLevel(healthy + over, healthy));
      }
  });

  it('is nothing of what lies under the noise, even where little is to be heard', () => {
    expect(stepOfLevel(-48, -24)).toBe(0);
    expect(stepChances(-60, -24)[0]).toBeGreaterThan(0.9);
  });

  it('rules nothing out: people slip', () => {
    expect(Math.min(...stepChances(0, 0))).toBeGreaterThan(0.005);
    expect(Math.min(...stepChances(-90, 0))).toBeGreaterThan(0.005);
  });

  it('is not asked for with a pedal that is dead in its box, or hot', () => {
    expect(canTouch({ symptoms: ['silent', 'dark'] })).toBe(true);
    expect(canTouch({ symptoms: ['dead'] })).toBe(false);
    expect(canTouch({ symptoms: ['hum', 'hot'] })).toBe(false);
  });
});

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
  });
});
