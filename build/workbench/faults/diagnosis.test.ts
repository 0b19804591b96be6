import { describe, expect, it } from 'vitest';
import { createFaultFinder, type Evidence } from '#electronics/diagnosis/inference/fault-finder.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { evaluate } from '#electronics/diagnosis/evaluation/evaluate.ts';
import { percent } from '#electronics/diagnosis/evaluation/score.ts';
import { faultDictionaryOfKit, faultTableOfKit } from './kit-fault-table.ts';

const kitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!;
const faultTable = faultTableOfKit(kitOf('fuzz-box'));
const finder = createFaultFinder(faultTable);
const faultNumber = (kind: string, ref: string): number =>
  faultTable.faults.findIndex((fault) => fault.kind === kind && fault.ref === ref);

const evidence = (readings: Evidence['readings'], rest: Partial<Evidence> = {}): Evidence => ({
  symptoms: [],
  readings,
  heard: {},
  ...rest,
});
const named = (found: Evidence): string[] =>
  finder
    .diagnose(found)
    .classes[0]!.members.map(({ fault }) => `${fault.kind} ${fault.ref} ${fault.detail ?? ''}`.trim());

/** A fuzz box on 9.2 V whose R3 does not hold. */
const starved = { 'JDC.+': 9.2, 'Q1.C': 2.03, 'Q2.E': 1.38, 'Q1.B': 0.01 };

describe('the fault finder', () => {
  it('asks for the supply first, then for what splits the faults best', () => {
    expect(finder.diagnose(evidence({})).nextPoint?.touch.id).toBe('JDC.+');
    const next = finder.diagnose(evidence({ 'JDC.+': 9.2 })).nextPoint!;
    expect(next.touch.id).toMatch(/^Q[12]\.[BCE]$|^~/);
    expect(next.bits).toBeGreaterThan(0.8);
  });

  it('names the resistor that does not hold', () => {
    expect(named(evidence(starved))[0]).toBe('open R3');
  });

  it('ranks again when a reading is changed', () => {
    expect(named(evidence({ ...starved, 'Q1.B': 0.6, 'Q1.C': 1.3, 'Q2.E': 0.68 }))).not.toContain('open R3');
  });

  it('says that the voltages are fine when they are, and where to listen', () => {
    const right = Object.fromEntries(
      ['JDC.+', 'Q1.C', 'Q2.C', 'Q2.E', 'Q1.B', 'D1.K', '~tap', '~fz', '~LED+'].flatMap((id) => {
        const point = finder.pointOf(id);
        return point ? [[id, point.volts[0]!]] : [];
      }),
    );
    const bands = finder.diagnose(evidence(right, { symptoms: ['silent'] })).nextCheck!.touch;
    expect(bands.kind).toBe('bands');
    const looked = evidence(right, { symptoms: ['silent'], checked: { [bands.id]: ['fine'] } });
    const { verdict, nextProbe } = finder.diagnose(looked);
    expect(verdict).toBe('listen');
    expect(nextProbe).toBeDefined();
  });

  it('hears where the sound stops', () => {
    const right = { 'JDC.+': 9, 'Q1.C': 1.3, 'Q2.C': 4.5, 'Q2.E': 0.68, 'Q1.B': 0.6 };
    const loud = finder.probeOf('~tap')!.levels.map((tone) => tone[0]!);
    const found = evidence(right, { symptoms: ['silent'], heard: { '~tap': loud, '~vol': [-48, -48] } });
    expect(named(found)).toContain('open C3');
  });

  it('counts what was said of a sound as it counts a reading', () => {
    const before = finder.probabilities(evidence({}, { symptoms: ['quiet'] }));
    const distances = { 'open C3': [[1, 0.5]], 'open R3': [[1, 14]], healthy: [[1, 14]] } as const;
    const after = (answer: 'yes' | 'no'): Float64Array =>
      finder.probabilities(evidence({}, { symptoms: ['quiet'], sounded: [{ key: 'open C3', answer, distances }] }));
    const [like, unlike] = [faultNumber('open', 'C3'), faultNumber('open', 'R3')];
    expect(after('yes')[like]! / after('yes')[unlike]!).toBeGreaterThan((4 * before[like]!) / before[unlike]!);
    expect(after('no')[like]! / after('no')[unlike]!).toBeLessThan(before[like]! / before[unlike]! / 2.5);
  });

  it('asks for a reading again that no fault explains', () => {
    const { remeasure } = finder.diagnose(evidence({ ...starved, 'Q1.B': 6 }));
    expect(remeasure?.id).toBe('Q1.B');
  });

  it('believes what was measured twice', () => {
    const twice = evidence({ ...starved, 'Q1.B': 6 }, { confirmed: ['Q1.B'] });
    expect(finder.pointToRemeasure(twice)?.id).not.toBe('Q1.B');
  });

  it('takes one odd reading for a slip of the probe, and no longer once it was read twice', () => {
    const across = faultTable.faults.find(
      ({ kind, places = [] }) => kind === 'bridge' && places.some((pair) => pair.every((at) => at.startsWith('C3.'))),
    )!;
    const short = finder.pointOf('~vol')!.volts[across.forms[0]![1]]!;
    const readings = { 'JDC.+': 9, 'Q1.C': 1.3, 'Q2.C': 4.5, 'Q2.E': 0.68, 'Q1.B': 0.6, '~LED+': 1.9, '~vol': short };
    expect(finder.diagnose(evidence(readings)).healthyProbability).toBeGreaterThan(0.4);
    expect(finder.diagnose(evidence(readings, { confirmed: ['~vol'] })).healthyProbability).toBeLessThan(0.15);
  });

  it('knows an electrolytic that leaks anything from a kilohm to a hundred', () => {
    const leak = faultTable.faults[faultNumber('leak', 'C5')]!;
    const shown = leak.forms.map(([, row]) => finder.pointOf('~VDD')!.volts[row]!);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (let k = 1; k < shown.length; k++) expect(shown[k]!).toBeGreaterThan(shown[k - 1]!);
  });

  it('measures nothing while something gets hot, and looks for what takes the current', () => {
    const { verdict, nextPoint, nextProbe, nextCheck } = finder.diagnose(evidence({}, { symptoms: ['hot'] }));
    expect(verdict).toBe('check');
    expect([nextPoint, nextProbe]).toEqual([undefined, undefined]);
    expect(nextCheck!.touch.id).toMatch(/^(?:bands|bridge|look|supply) /);
  });

  it('believes a check that finds something, and goes on after one that does not', () => {
    const open = finder.diagnose(evidence(starved, { checked: { 'joint R3': ['wrong'] } }));
    expect(open.verdict).toBe('found');
    expect(open.classes[0]!.members[0]!.fault.ref).toBe('R3');
    const fine = evidence(starved, { checked: { 'joint R3': ['fine'] } });
    expect(finder.probabilities(fine)[faultNumber('open', 'R3')]).toBeLessThan(
      finder.probabilities(evidence(starved))[faultNumber('open', 'R3')]!,
    );
  });

  it('says that it does not know when every check was fine', () => {
    const { nextCheck } = finder.diagnose(evidence({}, { symptoms: ['hot'] }));
    const checked: Record<string, 'fine'[]> = { [nextCheck!.touch.id]: ['fine'] };
    const found = evidence({}, { symptoms: ['hot'], checked });
    for (let checks = 1; checks < 20; checks++) {
      const { verdict, nextCheck: next } = finder.diagnose(found);
      if (verdict !== 'check') break;
      (checked[next!.touch.id] ??= []).push('fine');
    }
    expect(finder.diagnose(found).verdict).toBe('unknown');
  });

  it('points out that a lamp which is said to light would be dark', () => {
    const dead = { 'JDC.+': 9.1, 'D1.K': 0, 'Q1.C': 0, '~LED+': 0 };
    expect(finder.diagnose(evidence(dead, { symptoms: ['silent'] })).contradictions).toContain('lamp lights');
    expect(finder.diagnose(evidence(dead, { symptoms: ['dark'] })).contradictions).toEqual([]);
  });

  it('expects what the supply that was measured gives, and any meter shows', () => {
    const collector = finder.pointOf('Q2.C')!;
    expect(finder.expected(collector, 7.5).volts).toBeLessThan(finder.expected(collector, 9).volts - 0.4);
    const needle = createFaultFinder(faultTable, 'needle');
    expect(needle.pointOf('Q2.C')!.volts[0]!).toBeLessThan(collector.volts[0]! - 0.05);
    // It is read to a quarter of a volt.
    expect(needle.pointOf('Q1.B')!.spread[0]!).toBeGreaterThan(2 * finder.pointOf('Q1.B')!.spread[0]!);
  });

  it('lets a dark lamp speak', () => {
    const likely = (symptoms: Evidence['symptoms']): number => {
      const probabilities = finder.probabilities(evidence({}, { symptoms }));
      return probabilities[
        finder.unpacked.table.faults.findIndex(({ kind, ref }) => kind === 'open' && ref === 'LED1')
      ]!;
    };
    expect(likely(['dark'])).toBeGreaterThan(2 * likely([]));
  });

  it('looks first where a knob that does nothing leads', () => {
    const likeliest = (knobs: string[]): string[] => named(evidence({}, { symptoms: ['control'], knobs }));
    // The capacitor that the knob lets through.
    expect(likeliest(['FUZZ'])[0]).toBe('open C2');
    expect(likeliest(['VOLUME'])[0]).toBe('open VOLUME 1');
  });

  it('believes that somebody whose knobs work would have said otherwise', () => {
    const likely = (rest: Partial<Evidence>): number => {
      const { faults } = finder.unpacked.table;
      return finder.probabilities(evidence({}, rest))[
        faults.findIndex(({ kind, ref }) => kind === 'open' && ref === 'C2')
      ]!;
    };
    expect(likely({ symptoms: ['control'] })).toBeGreaterThan(3 * likely({}));
  });
});

describe('of the faults that are injected into a fuzz', () => {
  const kit = kitOf('fuzz-box');
  const { seen, hidden } = evaluate(faultDictionaryOfKit(kit), kit.circuit, modelBySlug);

  it('eight readings find nearly all that a meter sees', () => {
    expect(percent(seen, 'partInThree')).toBeGreaterThanOrEqual(90);
    expect(percent(seen, 'first')).toBeGreaterThanOrEqual(80);
    expect(percent(seen, 'class')).toBeGreaterThanOrEqual(90);
  });

  it('six probes find nearly all that it does not see', () => {
    expect(percent(hidden, 'partInThree')).toBeGreaterThanOrEqual(90);
  });
});
