/** What every kit does to a quiet guitar, computed from its netlist: what its pages say about sound and jacks. */

import { describe, expect, it } from 'vitest';
import type { Circuit, Net } from '#electronics/component.ts';
import { signalJoins } from '#electronics/netlist.ts';
import { testSetupElements, jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import type { Element } from '#electronics/simulation/element.ts';
import { elementsOf, type Positions } from '#electronics/simulation/component-elements.ts';
import { operatingPoint } from '#electronics/simulation/operating-point.ts';
import { decibels, inputImpedance, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { signalPath } from '#electronics/simulation/signal-path.ts';
import { supplyRipple } from '#tests/support/figures/supply-ripple.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { kits } from './kits.ts';
import { modelBySlug as modelOf } from './models/models.ts';
import { partBySlug } from './parts.ts';

const circuits = kits.map(({ circuit }) => [circuit.slug, circuit] as const);
const circuitOf = (slug: string): Circuit => circuits.find(([name]) => name === slug)![1];
const withValue = (circuit: Circuit, ref: string, value: string): Circuit => ({
  ...circuit,
  components: circuit.components.map((part) => (part.ref === ref ? { ...part, value } : part)),
});

const hold = (net: Net, volts: number, ohms = 1): Element => ({
  type: 'source',
  ref: `held ${net}`,
  nets: [net],
  volts,
  ohms,
});

describe('the footswitch of', () => {
  it.each(circuits)('%s hands the guitar on, or cuts it off where it drives a loudspeaker', (_, circuit) => {
    const { input, outputs } = jacksOf(circuit);
    const point = operatingPointOf(circuit, { modelOf, input: 'guitar', bypassed: true });
    const level = decibels(smallSignalLevels(point, input, 440).get(outputs[0]!)!);
    expect(Math.max(level, -100)).toBeCloseTo(circuit.hardware === 'on-off' ? -100 : 0, 0);
  });
});

describe('the input of', () => {
  const range = [100, 440, 1000, 2000];
  const hertzOf = { 'at 100 Hz': 100, 'at 1 kHz': 1000 };
  const ohmsOf = { k: 1e3, M: 1e6 };
  // A figure without a frequency holds wherever a guitar has its strength.
  const stated = kits.flatMap(({ circuit, specifications }) => {
    const text = specifications?.['Input impedance'] ?? '';
    if (text.includes('and up')) return [];
    const figures = [...text.matchAll(/(under )?([\d.]+) (k|M)Ω(?: (at 100 Hz|at 1 kHz))?/g)];
    return figures.flatMap(([, under, figure, unit, at]) => {
      const frequencies = at ? [hertzOf[at as keyof typeof hertzOf]] : range;
      const ohms = Number(figure) * ohmsOf[unit as keyof typeof ohmsOf];
      return frequencies.map((hertz) => [circuit.slug, hertz, circuit, ohms, Boolean(under)] as const);
    });
  });

  it.each(stated)('%s loads the guitar at %i Hz as its page says', (_, hertz, circuit, ohms, isUnder) => {
    const { point } = adjustTrimmers(circuit, { modelOf, input: 'guitar' });
    const found = inputImpedance(point, jacksOf(circuit).input, hertz);
    expect(found / ohms).toBeGreaterThan(isUnder ? 0 : 0.85);
    expect(found / ohms).toBeLessThan(isUnder ? 1 : 1.15);
  });

  it('is stated by most kits', () => {
    expect(new Set(stated.map(([slug]) => slug)).size).toBeGreaterThan(28);
  });
});

describe('the way of the sound through', () => {
  const joins = signalJoins(({ part }) => partBySlug.get(part ?? ''));

  it.each(circuits.filter(([, { hardware }]) => hardware !== 'own'))('%s is heard at every place', (_, circuit) => {
    const path = signalPath(circuit, modelOf, joins);
    expect(path.at(-1)?.net).toBe('OUT');
    expect(path.length).toBeGreaterThan(3);
    expect(path.filter(({ decibels: level }) => level < -50)).toEqual([]);
    const steady = new Set(['GND', '+9V', ...Object.keys(circuit.rails ?? {})]);
    expect(path.filter(({ net }) => steady.has(net))).toEqual([]);
  });

  it.each([
    ['analog-delay', 'minus1'],
    ['chip-echo', 'sum'],
    ['spring-reverb', 'minus1'],
    ['optical-tremolo', 'minus2'],
    ['two-band-eq', 'minus2'],
    ['sub-octave', 'env'],
  ])('%s leaves out %s, where nothing is heard when all is well', (slug, quiet) => {
    expect(signalPath(circuitOf(slug), modelOf, joins).map(({ net }) => net)).not.toContain(quiet);
  });

  it.each([
    ['analog-delay', 'IC3'],
    ['chorus-pedal', 'IC2'],
    ['four-stage-phaser', 'IC3'],
    ['plate-reverb', 'RV1'],
    ['spring-reverb', 'RV1'],
    ['chip-echo', 'IC2'],
  ])('%s leads through %s and not around it', (slug, ref) => {
    expect(signalPath(circuitOf(slug), modelOf, joins).map((heard) => heard.ref)).toContain(ref);
  });

  it('the sub-octave follows the wave and not the rectifier that opens its gates', () => {
    const refs = signalPath(circuitOf('sub-octave'), modelOf, joins).map(({ ref }) => ref);
    expect(refs).toEqual(expect.arrayContaining(['Q1', 'Q2']));
    expect(refs).not.toContain('D2');
  });
});

describe('the ripple of an adapter', () => {
  // What amplifies most has most of it; nine volts from a bad adapter have some ten millivolts of ripple.
  it.each(circuits)('is at least 27 dB less at the output of %s, controls in the middle', (_, circuit) => {
    expect(supplyRipple(circuit).middle).toBeLessThan(-27);
  });

  it('is heard where a collector hangs on the supply without a filter', () => {
    const fuzz = circuitOf('fuzz-box');
    const without: Readonly<Record<string, string>> = { R5: '1R', C5: '1n' };
    const components = fuzz.components.map((part) => ({ ...part, value: without[part.ref] ?? part.value }));
    expect(supplyRipple({ ...fuzz, components }).middle).toBeGreaterThan(-27);
  });
});

describe('the repeats of the analog delay', () => {
  const delay = circuitOf('analog-delay');
  const afterTheLine = (circuit: Circuit, hertz: number): number => {
    const levels = smallSignalLevels(
      operatingPointOf(circuit, { modelOf, input: 'guitar', positions: circuit.trimmers! }),
      'IN_JACK',
      hertz,
    );
    return decibels(levels.get('e4')! / levels.get('bbdout')!);
  };
  const peak = (circuit: Circuit): number =>
    Math.max(...[500, 1000, 1400, 1850, 2200].map((hertz) => afterTheLine(circuit, hertz))) -
    afterTheLine(circuit, 200);

  it('come through a filter without a peak', () => {
    expect(peak(delay)).toBeLessThan(1);
    expect(peak(withValue(delay, 'C17', '2n2'))).toBeGreaterThan(5);
  });

  it('reach as high as the page says', () => {
    const levels = (hertz: number): number => {
      const found = smallSignalLevels(
        operatingPointOf(delay, { modelOf, input: 'guitar', positions: delay.trimmers! }),
        'IN_JACK',
        hertz,
      );
      return decibels((found.get('e2')! / found.get('comp')!) * (found.get('e4')! / found.get('bbdout')!));
    };
    const said = kits.find(({ slug }) => slug === 'analog-delay')!.specifications!['Bandwidth of the repeats'];
    expect(said).toBe('About 2.4 kHz');
    expect(levels(2400) - levels(200)).toBeCloseTo(-3, 0);
  });
});

describe('the vintage tremolo', () => {
  const tremolo = circuitOf('vintage-tremolo');
  const turns = Array.from({ length: 24 }, (_, k) => (2 * Math.PI * (k + 0.5)) / 24);
  /** The oscillator reaches from near ground to near the supply: no swing is larger. */
  const swing = 4.25;

  /** The gate of Q3 over one turn of the oscillator, DEPTH full up. C8 lets no current through on average. */
  function gateOver(circuit: Circuit): number[] {
    const parts = circuit.components.filter(({ ref }) => ['R14', 'DEPTH', 'Q3'].includes(ref));
    const elements = parts.flatMap((part) => elementsOf(part, { modelOf, positions: { DEPTH: 1 } }));
    const over = (mean: number) =>
      turns.map((turn) => {
        const { volts, system } = operatingPoint([
          hold('lfo', mean + swing * Math.sin(turn)),
          hold('vcr', 0, 1e6),
          ...elements,
        ]);
        return { gate: volts.get('gate')!, given: -system.placed[0]!.i[0]! };
      });
    let [low, high] = [-swing, swing];
    for (let k = 0; k < 10; k++) {
      const middle = (low + high) / 2;
      if (over(middle).reduce((sum, { given }) => sum + given, 0) > 0) high = middle;
      else low = middle;
    }
    return over((low + high) / 2).map(({ gate }) => gate);
  }

  /** How loud the amplifier is with its gate there. */
  const loudness = (volts: number): number => {
    const elements = [...testSetupElements(tremolo, { modelOf, input: 'guitar' }), hold('gate', volts)];
    return decibels(smallSignalLevels(operatingPoint(elements), 'IN_JACK', 440).get('OUT_JACK')!);
  };
  const quietest = loudness(-9);
  /** The share of a turn that is spent at the bottom: a sine that is cut off flat. */
  const flat = (swell: readonly number[]): number =>
    swell.filter((level) => level < quietest + 0.5).length / swell.length;

  it('swells by some sixteen decibels and never chops, with DEPTH full up', () => {
    const swell = gateOver(tremolo).map(loudness);
    expect(Math.max(...swell) - Math.min(...swell)).toBeGreaterThan(14);
    expect(Math.max(...swell) - Math.min(...swell)).toBeLessThan(18);
    expect(flat(swell)).toBeLessThan(1 / 3);
  });

  it('would be cut off for half of every turn with the 100K that R14 had', () => {
    expect(flat(gateOver(withValue(tremolo, 'R14', '100K')).map(loudness))).toBeGreaterThan(0.45);
  });
});

describe('BLEND of the sub-octave', () => {
  const octave = circuitOf('sub-octave');
  /** How far the mixed voices move when one gate opens and closes, the envelope being up. */
  const voice = (gate: 'b2' | 'b3', positions: Positions): number => {
    const other = gate === 'b2' ? 'b3' : 'b2';
    const at = (volts: number): number => {
      const held = [hold('env', 4), hold(gate, volts, 100), hold(other, 0, 100)];
      return operatingPoint([...testSetupElements(octave, { modelOf, positions }), ...held]).volts.get('bl')!;
    };
    return Math.abs(at(0) - at(0.8));
  };

  it('leaves nothing of the other voice at its ends, and both in the middle', () => {
    expect(voice('b3', { BLEND: 0 }) / voice('b2', { BLEND: 0 })).toBeLessThan(0.01);
    expect(voice('b2', { BLEND: 1 }) / voice('b3', { BLEND: 1 })).toBeLessThan(0.01);
    expect(voice('b2', { BLEND: 0.5 }) / voice('b3', { BLEND: 0.5 })).toBeCloseTo(1, 1);
  });
});
