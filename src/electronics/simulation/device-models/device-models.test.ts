import { describe, expect, it } from 'vitest';
import { type Element, thermalVolts } from '../element.ts';
import { equationsOf } from './equations-of.ts';

const bare = { ref: 'X', nets: [] };
const transistor = { type: 'bipolar', saturation: 6e-15, gain: 130, reverseGain: 2, earlyVolts: 74, ...bare } as const;
const jfet = {
  type: 'field-effect',
  threshold: -1.4,
  beta: 1e-3,
  lambda: 2e-3,
  gateSaturation: 1e-14,
  ...bare,
} as const;
const opAmp: Element = {
  type: 'amplifier',
  gain: 1e5,
  bandwidth: 3e6,
  toHigh: 1.4,
  toLow: 1.2,
  biasAmps: -2e-8,
  offsetVolts: 1e-3,
  ...bare,
};

const tube = { exponent: 1.35, perveance: 1100, ...bare };
const triodeTube: Element = { type: 'triode', mu: 100, kp: 600, kvb: 300, ...tube };
const pentodeTube: Element = { type: 'pentode', mu: 10, kp: 41, kvb: 13, screenPerveance: 4500, ...tube };

/** Each device where it conducts, where it does not, and turned round. */
const devices: readonly (readonly [string, Element, readonly number[]])[] = [
  ['a resistor', { type: 'resistor', ohms: 4700, ...bare }, [3, 1]],
  ['a source', { type: 'source', volts: 9, ohms: 10, ...bare }, [8.7]],
  ['a chip at rest', { type: 'idle', amps: 2e-3, ...bare }, [1.1, 0.2]],
  ['a transfer', { type: 'transfer', siemens: 1e-3, ...bare }, [1, 0.4, 2]],
  ['a tap', { type: 'tap', share: 0.5, ohms: 500, ...bare }, [2.4, 5]],
  ['a regulator', { type: 'regulator', volts: 5, dropout: 1.7, ohms: 0.5, ...bare }, [8.7, 4.99]],
  ['a starved regulator', { type: 'regulator', volts: 5, dropout: 1.7, ohms: 0.5, ...bare }, [6.71, 4.9]],
  ['a diode', { type: 'junction', saturation: 2.5e-9, slope: 0.045, ...bare }, [0.6, 0]],
  [
    'a zener',
    {
      type: 'junction',
      saturation: 1e-14,
      slope: 0.03,
      breakdown: { volts: 5.1, atAmps: 5e-3, slope: 0.1, voltsPerKelvin: 0 },
      ...bare,
    },
    [0, 5],
  ],
  ['an NPN', { ...transistor, polarity: 'npn' }, [4, 0.65, 0]],
  ['a saturated NPN', { ...transistor, polarity: 'npn' }, [0.1, 0.7, 0]],
  ['a PNP', { ...transistor, polarity: 'pnp' }, [4, 8, 8.65]],
  ['a JFET in saturation', jfet, [8, 0, 0.5]],
  ['a JFET as a resistor', jfet, [0.2, 0, 0]],
  ['a JFET turned round', jfet, [0, 0, 0.3]],
  ['a JFET with its gate open', jfet, [0.2, 0.55, 0]],
  ['an op-amp at work', opAmp, [4.4, 4.39998, 4.4, 8.8, 0, 4.41]],
  ['an op-amp at its rail', opAmp, [4.4, 4.3, 7.3, 8.8, 0, 7.42]],
  ['a triode', triodeTube, [200, -1.5, 0]],
  ['a triode with a positive grid', triodeTube, [40, 0.5, 0]],
  ['a pentode', pentodeTube, [300, -14, 2, 280]],
  ['a pentode with a low plate', pentodeTube, [20, -3, 0, 280]],
  ['a transconductance amplifier', { type: 'ota', ...bare }, [4.5, 4.49, 0.6, 0, 3, 9]],
];

describe('the equations of', () => {
  it.each(devices)('%s says how each current changes with each voltage', (_, element, at) => {
    const size = at.length;
    const equations = equationsOf(element);
    const work = (volts: readonly number[]) => {
      const i = new Float64Array(size);
      const jacobian = new Float64Array(size * size);
      equations.currents(Float64Array.from(volts), i, jacobian);
      return { i, jacobian };
    };
    const { jacobian } = work(at);
    const least = 1e-7;
    for (let column = 0; column < size; column++) {
      const moved = (by: number) => work(at.map((volts, k) => (k === column ? volts + by : volts))).i;
      const [up, down] = [moved(least), moved(-least)];
      for (let row = 0; row < size; row++) {
        const measured = (up[row]! - down[row]!) / (2 * least);
        const said = jacobian[row * size + column]!;
        expect(Math.abs(said - measured)).toBeLessThan(1e-8 + 1e-4 * Math.abs(measured));
      }
    }
  });

  it.each(devices.filter(([, { type }]) => type !== 'source' && type !== 'transfer' && type !== 'amplifier'))(
    '%s loses no current on the way',
    (_, element, at) => {
      const i = new Float64Array(at.length);
      equationsOf(element).currents(Float64Array.from(at), i, new Float64Array(at.length ** 2));
      expect(Math.abs(i.reduce((sum, amps) => sum + amps, 0))).toBeLessThan(1e-12);
    },
  );

  it('a germanium junction lets a tenth of a milliampere through where silicon shows nothing', () => {
    const amps = (saturation: number): number => {
      const i = new Float64Array(2);
      equationsOf({ type: 'junction', saturation, slope: 1.3 * thermalVolts, ...bare }).currents(
        Float64Array.of(0.2, 0),
        i,
        new Float64Array(4),
      );
      return i[0]!;
    };
    expect(amps(2e-7)).toBeGreaterThan(5e-5);
    expect(amps(2.5e-12)).toBeLessThan(1e-8);
  });
});

describe('a zener near zero volts', () => {
  it('is not pulled back by the way its voltage is counted', () => {
    const zener = equationsOf({
      ...bare,
      type: 'junction',
      saturation: 1e-14,
      slope: 0.03,
      breakdown: { volts: 9.1, atAmps: 5e-3, slope: 0.05, voltsPerKelvin: 0 },
    });
    const v = Float64Array.of(1e-15, 0);
    expect(zener.limit!(v, Float64Array.of(0, 0))).toBe(false);
    expect(v[0]).toBe(1e-15);
  });
});
