import { describe, expect, it } from 'vitest';
import { canTouch, stepChances, stepOfLevel } from './hearing.ts';

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
