/** The operating point of every kit, computed from its netlist: what its documents state is what a builder will measure. */

import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { Circuit, Component } from '#electronics/component.ts';
import { rightVolts } from '#electronics/measurement.ts';
import { modNote, modded } from '#electronics/mod.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import { R } from '#electronics/notation.ts';
import { operatingPointOf, supplyMilliamps } from '#electronics/simulation/test-setup.ts';
import { type PartSampler, sampledParts, typicalParts } from '#electronics/simulation/part-sampling.ts';
import { readings, adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { knobEnds, stressProblems } from '#electronics/simulation/stress.ts';
import { kits } from './kits.ts';
import { modelBySlug as modelOf } from './models/models.ts';

const circuits = kits.map(({ circuit }) => [circuit.slug, circuit] as const);
const circuitOf = (slug: string): Circuit => circuits.find(([name]) => name === slug)![1];

/** Bags of parts, each drawn anew from what is sold. */
const bags = Array.from({ length: 16 }, (_, seed) => sampledParts(seed + 1));

function wrongVoltages(circuit: Circuit, draw: PartSampler): string[] {
  return readings(circuit, { modelOf, draw }).flatMap((reading) => {
    const [low, high] = rightVolts(reading);
    const { at, read } = reading;
    return read >= low && read <= high ? [] : [`${at} reads ${read.toFixed(2)} V instead of ${low} to ${high}`];
  });
}

function problemsAtEnds(circuit: Circuit, draw: PartSampler = typicalParts): string[] {
  const { positions, point } = adjustTrimmers(circuit, { modelOf, draw });
  const found = knobEnds(circuit).flatMap((ends) => {
    const there = operatingPointOf(circuit, { modelOf, draw, positions: { ...positions, ...ends } }, point.volts);
    return stressProblems(circuit, there, modelOf);
  });
  return [...new Set(found)];
}

describe('the operating point of', () => {
  it.each(circuits)('%s is where its document says, with typical parts', (_, circuit) => {
    expect(wrongVoltages(circuit, typicalParts)).toEqual([]);
  });

  it.each(circuits)('%s stays there whichever parts are in the bag', (_, circuit) => {
    expect(bags.flatMap((draw) => wrongVoltages(circuit, draw))).toEqual([]);
  });

  it.each(circuits)('%s draws the current it is said to', (_, circuit) => {
    const stated = circuit.restMilliamps ?? circuit.currentMilliamps;
    const drawnMilliamps = supplyMilliamps(adjustTrimmers(circuit, { modelOf }).point);
    expect(stated / drawnMilliamps).toBeGreaterThan(0.9);
    expect(stated / drawnMilliamps).toBeLessThan(1.1);
  });

  it.each(circuits)('%s harms no part and puts no voltage on its jacks, at the ends of every control', (_, circuit) => {
    expect([typicalParts, ...bags.slice(0, 4)].flatMap((draw) => problemsAtEnds(circuit, draw))).toEqual([]);
  });

  it.each(circuits)('%s lets a plug the wrong way round reach nothing but a diode that blocks it', (_, circuit) => {
    const met = (pinsByNet(billOfMaterials(circuit)).get('DC+') ?? []).map(({ ref, pin }) => `${ref}.${pin}`);
    const guard = circuit.components.find(({ value, pins }) => value === '1N5817' && pins['A'] === 'DC+')!;
    expect(met.toSorted()).toEqual([`${guard.ref}.A`, 'JDC.+'].toSorted());
  });

  it.each(circuits)('%s lights its lamp with one to two milliamperes', (_, circuit) => {
    const { point } = adjustTrimmers(circuit, { modelOf });
    const lamp = point.system.placed.find(({ element }) => element.ref === 'LED1')!;
    expect(lamp.i[0]).toBeGreaterThan(1e-3);
    expect(lamp.i[0]).toBeLessThan(2e-3);
  });

  it.each(circuits.filter(([, { mods }]) => mods))('%s is well with the changes it suggests', (_, circuit) => {
    for (const mod of circuit.mods!) {
      expect(circuit.components.find(({ ref }) => ref === mod.ref)?.note).toBe(modNote(mod));
      for (const changed of modded(circuit, mod)) expect(problemsAtEnds(changed)).toEqual([]);
    }
  });
});

/** A circuit with some components replaced, by ref. */
const withParts = (circuit: Circuit, ...changed: readonly Component[]): Circuit => ({
  ...circuit,
  components: circuit.components.map((part) => changed.find(({ ref }) => ref === part.ref) ?? part),
});
const partOf = (circuit: Circuit, ref: string): Component => circuit.components.find((part) => part.ref === ref)!;

/** What its page says. */
it.each([15, 36])('the germanium fuzz can be set at %i degrees, whichever parts are in the bag', (celsius) => {
  const fuzz = circuitOf('germanium-fuzz');
  const set = [typicalParts, ...bags].flatMap((draw) =>
    readings(fuzz, { modelOf, draw, celsius }).filter(({ setBy }) => setBy),
  );
  for (const { volts, read } of set) expect(Math.abs(read - volts)).toBeLessThan(0.01);
});

describe('a fault is seen:', () => {
  const overdrive = circuitOf('vintage-overdrive');

  it('a wrong value, by the voltages', () => {
    const faulty = withParts(overdrive, { ...partOf(overdrive, 'R16'), value: '100K' });
    expect(wrongVoltages(faulty, typicalParts).join()).toContain('IC1.1 reads');
  });

  it('a stated voltage that is off', () => {
    const measurements = [{ at: 'Q1.E', volts: 2.4 }];
    expect(wrongVoltages({ ...overdrive, measurements }, typicalParts).join()).toContain('Q1.E reads 3.18 V');
  });

  it('an electrolytic the wrong way round', () => {
    const c9 = partOf(overdrive, 'C9');
    const faulty = withParts(overdrive, { ...c9, pins: { '+': c9.pins['-']!, '-': c9.pins['+']! } });
    expect(problemsAtEnds(faulty)[0]).toBe('C9 is 3.18 V the wrong way round');
  });

  it('a coupling capacitor that is missing, by the voltage on the output', () => {
    const faulty = withParts(overdrive, R('C9', '1K', 'o1', 'OUT'));
    expect(problemsAtEnds(faulty).join()).toContain('OUT_JACK has');
  });

  it('a lamp without a resistor worth the name', () => {
    const filter = circuitOf('envelope-filter');
    expect(problemsAtEnds(withParts(filter, R('R10', '100R', '+9V', 'ebias'))).join()).toContain('D1 carries');
  });

  it('a resistor that gets hot', () => {
    const delay = circuitOf('analog-delay');
    expect(problemsAtEnds(withParts(delay, R('R36', '100R', '+9V', 'GND'))).join()).toContain('R36 turns');
  });

  it('a trimmer that cannot reach what is to be set', () => {
    const fuzz = circuitOf('fuzz-box');
    const faulty = withParts(fuzz, { ...partOf(fuzz, 'TR1'), value: '1K' });
    expect(wrongVoltages(faulty, typicalParts).join()).toContain('Q2.C reads');
  });

  it('a part without a model', () => {
    const faulty = withParts(overdrive, { ...partOf(overdrive, 'Q1'), part: '2n9999' });
    expect(() => adjustTrimmers(faulty, { modelOf })).toThrow("Q1 needs a model of '2n9999'");
  });
});
