import { describe, expect, it } from 'vitest';
import { newHelpRequest, type DeviceFacts } from '#contracts/help.ts';
import { faultKindNames, helpSymptoms, type NamedFaultKind } from '#domain/help/help.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import { scaleAt, verdictOf } from '../../components/help-packet/reading-table.tsx';
import { parseDraft } from './help-draft.ts';
import { missingIn } from './help-facts.ts';

// The contract knows the kinds and symptoms of the finder by name only: a new one that it lacks does not compile.
const kinds = faultKindNames satisfies Readonly<Record<TableFault['kind'], string>>;
const finderKind: TableFault['kind'] = 'open' satisfies NamedFaultKind;
const symptoms: readonly Symptom[] = helpSymptoms;
const known: (typeof helpSymptoms)[number] = 'silent' satisfies Symptom;

const reading = { at: 'Q1.C', name: 'Q1 collector', volts: 1.3, expected: 1.3, low: 1.2, high: 1.4 };
const facts: DeviceFacts = {
  symptoms: [known],
  symptomsText: 'Silent',
  knobs: [],
  meter: '10M',
  supplyVolts: 9,
  readings: [reading, { ...reading, at: 'Q1.B' }, { ...reading, at: 'JDC.+' }],
  suspects: [{ kind: finderKind, ref: 'R3', name: kinds.open, percent: 71 }],
  looked: [],
};

describe('what is sent to the shop', () => {
  it('is what the contract takes', () => {
    const sent = { key: crypto.randomUUID(), buildId: crypto.randomUUID(), words: '', facts };
    expect(newHelpRequest.safeParse(sent).error).toBeUndefined();
    expect(symptoms).toHaveLength(helpSymptoms.length);
  });

  it('lacks nothing with a symptom and three readings, and no reading while something is hot', () => {
    expect(missingIn(facts)).toEqual({ symptoms: false, readings: 0 });
    expect(missingIn({ ...facts, readings: [reading] })).toEqual({ symptoms: false, readings: 2 });
    expect(missingIn({ ...facts, symptoms: [], readings: [] })).toEqual({ symptoms: true, readings: 3 });
    expect(missingIn({ ...facts, symptoms: ['hot'], readings: [] })).toEqual({ symptoms: false, readings: 0 });
  });

  it('is kept on the device until it is sent, and anything odd there is nothing', () => {
    expect(parseDraft('{"key":"k","words":"w"}')).toEqual({ key: 'k', words: 'w' });
    for (const odd of [null, '', '{', '7', 'null', '{"key":1,"words":"w"}']) expect(parseDraft(odd)).toBeNull();
  });
});

describe('a reading on its scale', () => {
  it('is in the middle third just if it is right, and never off the scale', () => {
    expect([0.2, 1.2, 1.3, 1.4, 9].map((volts) => Math.round(scaleAt({ ...reading, volts })))).toEqual([
      2, 33, 50, 67, 99,
    ]);
    expect([0.2, 1.2, 1.4, 1.41].map((volts) => verdictOf({ ...reading, volts }))).toEqual([
      'Too low',
      'Inside',
      'Inside',
      'Too high',
    ]);
  });
});
