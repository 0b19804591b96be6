import { describe, expect, it } from 'vitest';
import type { Element } from './element.ts';
import { currentInto, dissipatedWatts, operatingPoint } from './operating-point.ts';

const supply = (volts: number): Element => ({ type: 'source', ref: 'V', nets: ['in'], volts, ohms: 0.1 });
const resistor = (ref: string, a: string, b: string, ohms: number): Element => ({
  type: 'resistor',
  ref,
  nets: [a, b],
  ohms,
});
const opAmp = (plus: string, minus: string, out: string): Element => ({
  type: 'amplifier',
  ref: 'IC1',
  nets: [plus, minus, out, 'in', 'GND', 'IC1#0'],
  gain: 2e5,
  bandwidth: 3e6,
  toHigh: 1.4,
  toLow: 1.4,
  biasAmps: 0,
  offsetVolts: 0,
});

const voltsAt = (net: string, ...elements: readonly Element[]): number => {
  const point = operatingPoint(elements);
  expect(point.solved).toBe(true);
  return point.volts.get(net)!;
};

describe('the operating point', () => {
  it('divides a voltage, and knows the current and the heat', () => {
    const point = operatingPoint([supply(9), resistor('R1', 'in', 'half', 10e3), resistor('R2', 'half', 'GND', 10e3)]);
    expect(point.volts.get('half')).toBeCloseTo(4.5, 3);
    expect(currentInto(point, 'R1')).toBeCloseTo(0.45e-3, 6);
    expect(dissipatedWatts(point, 'R2')).toBeCloseTo(2.025e-3, 6);
  });

  it('leaves a net that only capacitors reach at ground, and lets no direct current through one', () => {
    const capacitor: Element = { type: 'capacitor', ref: 'C1', nets: ['in', 'far'], farads: 1e-6 };
    expect(voltsAt('far', supply(9), capacitor)).toBeCloseTo(0, 6);
  });

  it('finds the voltage of a diode as the formula has it', () => {
    const diode: Element = { type: 'junction', ref: 'D1', nets: ['a', 'GND'], saturation: 1e-14, slope: 0.025 };
    const volts = voltsAt('a', supply(9), resistor('R1', 'in', 'a', 10e3), diode);
    expect(1e-14 * (Math.exp(volts / 0.025) - 1)).toBeCloseTo((9 - volts) / 10e3, 6);
  });

  it('holds a follower at its input, and stops it short of the rails', () => {
    const at = (volts: number) =>
      voltsAt(
        'out',
        supply(9),
        { type: 'source', ref: 'S', nets: ['plus'], volts, ohms: 1 },
        opAmp('plus', 'out', 'out'),
      );
    expect(at(4.2)).toBeCloseTo(4.2, 3);
    expect(at(8.9)).toBeCloseTo(7.6, 1);
    expect(at(0.1)).toBeCloseTo(1.4, 1);
  });

  it('takes what an op-amp gives from its rail', () => {
    const point = operatingPoint([
      supply(9),
      { type: 'source', ref: 'S', nets: ['plus'], volts: 4, ohms: 1 },
      opAmp('plus', 'out', 'out'),
      resistor('RL', 'out', 'GND', 1e3),
    ]);
    expect(-currentInto(point, 'V')).toBeCloseTo(4e-3, 5);
  });

  it('settles a latch of two transistors, whichever way it falls', () => {
    const npn = (ref: string, c: string, b: string): Element => ({
      type: 'bipolar',
      ref,
      nets: [c, b, 'GND'],
      polarity: 'npn',
      saturation: 6e-15,
      gain: 200,
      reverseGain: 1,
      earlyVolts: 74,
    });
    const sides = [
      ['a', 'b'],
      ['b', 'a'],
    ].flatMap(([own, other]) => [
      resistor(`RC${own}`, 'in', own!, 4700),
      resistor(`RB${own}`, other!, `base${own}`, 47e3),
      npn(`Q${own}`, own!, `base${own}`),
    ]);
    expect(operatingPoint([supply(9), ...sides]).solved).toBe(true);
  });
});
