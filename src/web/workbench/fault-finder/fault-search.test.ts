import { describe, expect, it } from 'vitest';
import { evidenceOf, freshSearch, parseReading, parseSearch, withReading } from './fault-search.ts';

describe('a typed voltage', () => {
  it.each([
    ['0.61', 0.61],
    ['0,61', 0.61],
    [' 9 V', 9],
    ['-0.4', -0.4],
    ['−0,4v', -0.4],
    ['0', 0],
  ])('%s is %f', (text, volts) => {
    expect(parseReading(text)).toBe(volts);
  });

  it.each(['', 'V', 'low', '1.2.3', '90'])('"%s" is none', (text) => {
    expect(parseReading(text)).toBeNull();
  });
});

describe('a search', () => {
  it('tells what was checked without power, and what again', () => {
    const looked = { id: 'look C3', result: 'fine' as const };
    const search = { ...freshSearch, checked: [looked, { id: 'joint R1', result: 'wrong' as const }, looked] };
    expect(evidenceOf(search, () => undefined).checked).toEqual({ 'look C3': ['fine', 'fine'], 'joint R1': ['wrong'] });
  });

  it('of an earlier version of the shop is read as it was kept', () => {
    const kept =
      '{"stage":"measure","symptoms":["silent"],"knobs":[],"readings":[{"id":"JDC.+","volts":8.2}],"listened":[]}';
    expect(parseSearch(kept)).toMatchObject({ stage: 'measure', readings: [{ id: 'JDC.+', volts: 8.2 }], checked: [] });
    expect(parseSearch('{')).toBe(freshSearch);
  });

  it('keeps the order of the readings when one is changed, and knows that it was measured twice', () => {
    const twice = withReading(withReading(withReading(freshSearch, 'Q1.C', 2), 'Q2.C', 4), 'Q1.C', 1.3);
    expect(twice.readings.map(({ id }) => id)).toEqual(['Q1.C', 'Q2.C']);
    expect(evidenceOf(twice, () => undefined)).toMatchObject({
      readings: { 'Q1.C': 1.3, 'Q2.C': 4 },
      confirmed: ['Q1.C'],
    });
  });

  it('tells of the controls that do nothing as long as one is said to', () => {
    const search = { ...freshSearch, symptoms: ['control'] as const, knobs: ['FUZZ'] };
    expect(evidenceOf(search, () => undefined).knobs).toEqual(['FUZZ']);
    expect(evidenceOf({ ...search, symptoms: [] }, () => undefined).knobs).toEqual([]);
  });

  it('hears in steps from what a healthy pedal has there', () => {
    const search = { ...freshSearch, listened: [{ id: '~tap', heard: ['nothing', 'quieter'] as const }] };
    expect(evidenceOf(search, () => [10, 20]).heard).toEqual({ '~tap': [-48, 11] });
  });
});
