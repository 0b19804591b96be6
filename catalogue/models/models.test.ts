/** What the solver takes a part to be is what the part's page says it is. */

import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { kits } from '../kits.ts';
import { parts } from '../parts.ts';
import { modelBySlug } from './models.ts';

const modelled = parts.flatMap((part) => {
  const model = modelBySlug(part.slug);
  return model ? [{ ...part, model }] : [];
});

type Type = DeviceModel['type'];
const ofType = <T extends Type>(type: T) =>
  modelled.flatMap((part) =>
    part.model.type === type
      ? [[part.slug, part.model as Extract<DeviceModel, { type: T }>, part.specifications] as const]
      : [],
  );

/** The numbers in '300 to 900' or '-0.3 to -1.5 V'. */
const numbersIn = (text: string | undefined): number[] => [...(text ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

describe('the model of', () => {
  it.each(ofType('bipolar').filter(([, { darlington }]) => !darlington))(
    '%s has the gain its page states; at small currents a third less',
    (_, { gain: [least, typical, most] }, { 'Current gain (hFE)': stated }) => {
      const [low, high] = numbersIn(stated);
      expect(most).toBe(high);
      expect(least).toBeGreaterThanOrEqual(low! * 0.7);
      expect(least).toBeLessThan(typical);
      expect(typical).toBeLessThan(most);
    },
  );

  it.each(ofType('field-effect').filter(([, { junctionGate }]) => junctionGate))(
    '%s is cut off and conducts within what its page states',
    (_, { threshold, saturationAmps }, { 'Gate-source cut-off': cutOff, 'Drain current (IDSS)': idss }) => {
      const volts = numbersIn(cutOff);
      expect(Math.min(...threshold)).toBeGreaterThanOrEqual(volts.length > 1 ? volts[1]! : volts[0]!);
      expect(Math.max(...threshold)).toBeLessThanOrEqual(volts.length > 1 ? volts[0]! : 0);
      const [least, most = Infinity] = numbersIn(idss?.replace('GR', ''));
      for (const amps of saturationAmps) {
        expect(1000 * amps).toBeGreaterThanOrEqual(least!);
        expect(1000 * amps).toBeLessThanOrEqual(most);
      }
    },
  );

  it.each(ofType('op-amp'))('%s draws what its page states', (_, { idle, outline }, { 'Supply current': stated }) => {
    const amplifiers = { single: 1, dual: 2, quad: 4 }[outline];
    expect(1000 * idle[1] * amplifiers).toBeCloseTo(numbersIn(stated)[0]!, 6);
  });

  it.each(ofType('diode').filter(([, { zener }]) => zener))(
    '%s holds the voltage its page states',
    (_, { zener }, { 'Zener voltage': stated }) => {
      const [volts, percent] = numbersIn(stated);
      expect(zener!.volts).toEqual([(100 - percent!) / 100, 1, (100 + percent!) / 100].map((share) => volts! * share));
    },
  );

  it.each(ofType('diode'))('%s carries no more than its page allows', (_, { maxAmps }, specifications) => {
    const [most, unit] = /([\d.]+) (m?A)/.exec(specifications['Maximum current'] ?? '')?.slice(1) ?? [];
    expect(maxAmps).toBeLessThanOrEqual(most ? Number(most) * (unit === 'mA' ? 1e-3 : 1) : 0.1);
  });

  it('the lamp of the optocoupler carries no more than its page allows', () => {
    const [[, { lamp }, stated]] = ofType('optocoupler') as [ReturnType<typeof ofType<'optocoupler'>>[number]];
    expect(1000 * lamp.maxAmps).toBeLessThanOrEqual(numbersIn(stated['Lamp current'])[0]!);
  });

  it('the coil has the resistance of its page', () => {
    const [[, { ohms }, stated]] = ofType('coil') as [ReturnType<typeof ofType<'coil'>>[number]];
    expect(ohms).toBe(numbersIn(stated['Direct-current resistance'])[0]);
  });

  it('every part of every kit that needs one is there', () => {
    const needs = new Set(['inductor', 'diode', 'led', 'bjt', 'jfet', 'mosfet', 'opto', 'ic', 'regulator', 'module']);
    const used = kits.flatMap(({ circuit }) => billOfMaterials(circuit)).filter(({ kind }) => needs.has(kind));
    expect(used.filter(({ part, value }) => !modelBySlug(part ?? value.toLowerCase())).map(({ ref }) => ref)).toEqual(
      [],
    );
  });
});
