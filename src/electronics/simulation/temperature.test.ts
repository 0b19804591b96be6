import { describe, expect, it } from 'vitest';
import type { Element } from './element.ts';
import { operatingPoint } from './operating-point.ts';
import { atCelsius } from './temperature.ts';

const bare = { ref: 'X', nets: ['a', 'GND'] };
const silicon: Element = { type: 'junction', saturation: 2.2e-9, slope: 0.0453, ...bare };
const germanium: Element = { type: 'junction', saturation: 8e-7, slope: 0.02587, gapVolts: 0.67, ...bare };

/** Across it, with about a milliampere through it. */
function voltsAt(element: Element, celsius: number): number {
  const supply: Element = { type: 'source', ref: 'V', nets: ['a'], volts: 100, ohms: 1e5 };
  return operatingPoint([atCelsius(element, celsius), supply]).volts.get('a')!;
}

describe('in the heat', () => {
  it('a silicon junction needs two millivolts less for each kelvin', () => {
    const drift = (voltsAt(silicon, 45) - voltsAt(silicon, 15)) / 30;
    expect(drift).toBeGreaterThan(-2.3e-3);
    expect(drift).toBeLessThan(-1.7e-3);
  });

  it('what leaks in germanium doubles about every nine kelvins', () => {
    const leak = (celsius: number): number => (atCelsius(germanium, celsius) as { saturation: number }).saturation;
    const doubled = (30 * Math.LN2) / Math.log(leak(45) / leak(15));
    expect(doubled).toBeGreaterThan(7);
    expect(doubled).toBeLessThan(11);
  });

  it('a transistor has more gain and a junction that opens earlier, a JFET carries less', () => {
    const npn = {
      type: 'bipolar',
      polarity: 'npn',
      saturation: 6e-15,
      gain: 100,
      reverseGain: 2,
      earlyVolts: 70,
    } as const;
    const hot = atCelsius({ ...npn, ...bare }, 45) as { gain: number; saturation: number; slope: number };
    expect(hot.gain).toBeCloseTo(100 * (318.15 / 300.15) ** 1.5, 6);
    expect(hot.saturation / npn.saturation).toBeGreaterThan(10);
    expect(hot.slope).toBeCloseTo(0.02742, 4);
    const jfet = { type: 'field-effect', threshold: -1.4, beta: 1e-3, lambda: 0, gateSaturation: 1e-14 } as const;
    const warm = atCelsius({ ...jfet, ...bare }, 45) as { threshold: number; beta: number };
    expect(warm.beta).toBeLessThan(jfet.beta);
    expect(warm.threshold).toBeCloseTo(-1.4396, 4);
  });

  it('a zener of nine volts rises, and room temperature changes nothing', () => {
    const breakdown = { volts: 9.1, atAmps: 5e-3, slope: 0.03, voltsPerKelvin: 5e-3 };
    const zener: Element = { ...silicon, breakdown };
    expect((atCelsius(zener, 45) as { breakdown: typeof breakdown }).breakdown.volts).toBeCloseTo(9.19, 6);
    expect(voltsAt(silicon, 27)).toBeCloseTo(voltsAt(silicon, 27.000001), 6);
    expect((atCelsius(zener, 27) as { saturation: number }).saturation).toBeCloseTo(2.2e-9, 15);
  });

  it('resistors stay what they are', () => {
    const resistor: Element = { type: 'resistor', ohms: 4700, ...bare };
    expect(atCelsius(resistor, 45)).toBe(resistor);
  });
});
