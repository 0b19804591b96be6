import { describe, expect, it } from 'vitest';
import type { FaultDictionary, FaultWithSignatures } from '#electronics/diagnosis/fault-model/dictionary.ts';
import { faultyPoint } from '#electronics/diagnosis/fault-model/faulty-point.ts';
import { healthyPedal, withOpenPin } from '#electronics/diagnosis/fault-model/pedal.ts';
import { testPointsOf } from '#electronics/diagnosis/fault-model/test-points.ts';
import { signatureOf } from '#electronics/diagnosis/fault-model/signature.ts';
import { Spreads } from '#electronics/diagnosis/fault-model/spread.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { kits } from '#catalogue/kits.ts';
import { encodeFaultTable } from '#electronics/diagnosis/tables/encode-fault-table.ts';
import { faultDictionaryOfKit } from './kit-fault-table.ts';

const kitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!;
const fuzz = faultDictionaryOfKit(kitOf('fuzz-box'));

const faultOf = ({ faults }: FaultDictionary, kind: string, ref: string, detail?: string): FaultWithSignatures =>
  faults.find((fault) => fault.kind === kind && fault.ref === ref && fault.detail === detail)!;

/** What the copper of a net shows, and a leg. */
const copper = ({ points }: FaultDictionary, { forms }: FaultWithSignatures, net: string): number =>
  forms[0]!.signature.copper[points.copper.findIndex((each) => each.net === net)]!.volts;
function leg({ points }: FaultDictionary, { forms }: FaultWithSignatures, at: string): number | undefined {
  const number = points.legs.findIndex(({ ref, pin }) => `${ref}.${pin}` === at);
  return forms[0]!.signature.legs.get(number)?.volts;
}

describe('the faults of a fuzz', () => {
  it('are all solved', () => {
    expect(fuzz.unsolved).toEqual([]);
    expect(fuzz.faults.length).toBeGreaterThan(60);
  });

  it('starve a base whose resistor is open, and turn both transistors off and on', () => {
    const open = faultOf(fuzz, 'open', 'R3');
    expect(copper(fuzz, open, 'b1')).toBeCloseTo(0, 1);
    expect(copper(fuzz, open, 'e2')).toBeGreaterThan(1.2);
  });

  it('show on the leg of a cold joint something else than on the copper under it', () => {
    const cold = faultOf(fuzz, 'open', 'Q1', 'C');
    expect(copper(fuzz, cold, 'c1')).toBeGreaterThan(leg(fuzz, cold, 'Q1.C')! + 0.5);
    expect(leg(fuzz, cold, 'Q2.C')).toBeUndefined();
  });

  it('have joints that conduct a little among their forms', () => {
    const { forms } = faultOf(fuzz, 'open', 'R3');
    expect(forms).toHaveLength(3);
    expect(forms.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('bridge pads that are neighbours on the board, and nothing that is far away', () => {
    const places = fuzz.faults.flatMap(({ places: at = [] }) => at.map((pair) => pair.join(' ')));
    expect(places).toContain('Q1.E Q1.B');
    expect(places).not.toContain('Q1.C Q2.C');
  });

  it('leave nothing at all without the wire of the supply, and everything high without ground', () => {
    expect(copper(fuzz, faultOf(fuzz, 'wire', 'DC+'), '+9V')).toBeCloseTo(0, 2);
    expect(copper(fuzz, faultOf(fuzz, 'wire', 'GND'), 'c2')).toBeGreaterThan(7);
  });

  it('show what ten megohms of a meter leave of an emitter that hangs loose', () => {
    const cold = faultOf(fuzz, 'open', 'Q2', 'E');
    const loose = leg(fuzz, cold, 'Q2.E')!;
    expect(loose).toBeGreaterThan(0.5);
    // Without the meter it would follow its base to within a few hundredths.
    expect(copper(fuzz, cold, 'c1') - loose).toBeGreaterThan(0.2);
  });
});

describe('the spread of a healthy pedal', () => {
  it('follows the supply where the circuit does, and no further', () => {
    const shown = (net: string) => fuzz.healthy.copper[fuzz.points.copper.findIndex((each) => each.net === net)]!;
    expect(shown('+9V').follow).toBeCloseTo(1, 1);
    expect(shown('b1').follow).toBeLessThan(0.05);
    // The trimmer is as its maker left it, and the gain of Q2 with it.
    expect(shown('c2').sigma).toBeGreaterThan(10 * shown('b1').sigma);
  });
});

describe('an op-amp whose feedback is broken', () => {
  it('falls to either side, as its offset happens to be', () => {
    const overdrive = faultDictionaryOfKit(kitOf('vintage-overdrive'));
    const { forms } = faultOf(overdrive, 'open', 'R10');
    const output = overdrive.points.copper.findIndex(({ net }) => net === 'toned');
    const sides = forms.map(({ signature }) => signature.copper[output]!.volts);
    expect(Math.min(...sides)).toBeLessThan(2);
    expect(Math.max(...sides)).toBeGreaterThan(7);
  });
});

describe('a pedal that gets no supply', () => {
  it('rests at nothing, a zener and sleeping chips included', () => {
    const { circuit } = kitOf('chorus-pedal');
    const pedal = healthyPedal(circuit, {});
    const setup = { modelOf: modelBySlug };
    const near = faultyPoint(pedal, setup).volts;
    const { solved, volts } = faultyPoint(withOpenPin(pedal, 'D1', 'K'), setup, near);
    expect(solved).toBe(true);
    expect(volts.get('VDD')).toBeCloseTo(0, 3);
  });
});

describe('the table', () => {
  const kit = kitOf('fuzz-box');
  const table = encodeFaultTable(fuzz, kit.circuit);

  it('is the same whenever it is made', () => {
    expect(encodeFaultTable(faultDictionaryOfKit(kit), kit.circuit)).toEqual(table);
  });

  it('says of each row which knobs do nothing, and never of the pedal without a fault', () => {
    const deadIn = (kind: string, ref: string, detail?: string): string[] => {
      const fault = table.faults.find((each) => each.kind === kind && each.ref === ref && each.detail === detail)!;
      const mask = table.deadKnobs[fault.forms[0]![1]]!;
      return table.knobs.filter((_, knob) => Math.floor(mask / 2 ** knob) % 2 === 1);
    };
    expect(table.knobs).toEqual(['FUZZ', 'VOLUME']);
    expect(table.deadKnobs[0]).toBe(0);
    expect(deadIn('open', 'C2')).toEqual(['FUZZ']);
    expect(deadIn('open', 'VOLUME', '1')).toEqual(['VOLUME']);
    expect(deadIn('open', 'RLED')).toEqual([]);
    // Nothing is heard of a pedal that is silent.
    expect(deadIn('open', 'C3')).toEqual([]);
  });

  it('has a column for every net and a row for every form that shows something new', () => {
    expect(table.volts).toHaveLength(table.copper.length);
    const rows = table.volts[0]!.length;
    for (const column of [...table.volts, ...table.sigma, ...table.follow, ...table.levels.flat()])
      expect(column).toHaveLength(rows);
    for (const { forms } of table.faults) for (const [, row] of forms) expect(row).toBeLessThan(rows);
  });
});

describe('the spread of parts', () => {
  /** What copper strays by in a pedal with chips, with one pin open if it is named. */
  const sigmaIn = (slug: string, net: string, open?: readonly [string, string]): number => {
    const { circuit } = kitOf(slug);
    const whole = healthyPedal(circuit, adjustTrimmers(circuit, { modelOf: modelBySlug }).positions);
    const points = testPointsOf(whole);
    const pedal = open ? withOpenPin(whole, ...open) : whole;
    const shown = signatureOf(pedal, { modelOf: modelBySlug }, { points, knobs: [] }, new Spreads(modelBySlug))!;
    return shown.copper[points.copper.findIndex((each) => each.net === net)]!.sigma;
  };

  it('is that of the Zener diode where one holds a net', () => {
    const sigma = sigmaIn('analog-delay', 'VDD');
    expect(sigma).toBeGreaterThan(0.05);
    expect(sigma).toBeLessThan(0.5);
  });

  it('is held by the meter where nothing else does', () => {
    expect(sigmaIn('sub-octave', 'fz', ['IC1', '8'])).toBeLessThan(0.3);
  });
});
