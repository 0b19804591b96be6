import { describe, expect, it } from 'vitest';
import type { SoundPrint } from '../sound/sound-print.ts';
import type { TableFault } from '../tables/fault-table.ts';
import { answerLikelihood, type HeardSound, soundAnswers, soundFits } from './heard-sounds.ts';
import { distancesFrom, suspectToPlay, type SuspectPrints } from './next-sound.ts';
import type { RankedFault } from './ranking.ts';

/** As loud in every octave, always. */
const evenly = (decibels: number): SoundPrint => Array.from({ length: 7 }, () => [decibels, decibels]);
const [loud, quiet, silent] = [evenly(-20), evenly(-32), evenly(-66)];

const suspect = (ref: string, probability: number, rest: Partial<TableFault> = {}): RankedFault => ({
  number: 0,
  fault: { kind: 'open', ref, weight: 1, forms: [], ...rest },
  probability,
});
const said = (answer: HeardSound['answer']): HeardSound => ({
  key: 'open R1',
  answer,
  distances: {
    'open R1': [[1, 0]],
    'open R2': [[1, 12]],
    'open C1': [
      [0.5, 0],
      [0.5, 12],
    ],
  },
});

describe('an answer to a sound that was played', () => {
  it('is one of three, however far the sound is', () => {
    for (const decibels of [0, 3, 5, 8, 20]) {
      const sum = soundAnswers.reduce((all, answer) => all + answerLikelihood(answer, decibels), 0);
      expect(sum).toBeCloseTo(1, 1);
    }
  });

  it('speaks for the suspects that sound so, and against those that do not', () => {
    const yes = soundFits([said('yes')]);
    expect(yes('open R1')).toBeGreaterThan(4 * yes('open R2'));
    const no = soundFits([said('no')]);
    expect(no('open R2')).toBeGreaterThan(2.5 * no('open R1'));
    // One that may sound either way lies between them.
    expect(yes('open C1')).toBeGreaterThan(yes('open R2'));
    expect(yes('open C1')).toBeLessThan(yes('open R1'));
  });

  it('rules nothing out, and says little when nobody is sure', () => {
    expect(soundFits([said('yes')])('open R2')).toBeGreaterThan(0.05);
    const unsure = soundFits([said('unsure')]);
    expect(unsure('open R1') / unsure('open R2')).toBeGreaterThan(0.5);
    expect(unsure('open R1') / unsure('open R2')).toBeLessThan(2);
  });

  it('leaves a suspect whose sound nobody knows between the others', () => {
    const fits = soundFits([said('yes')]);
    expect(fits('bridge Q1.B-Q1.C')).toBeLessThan(fits('open R1'));
    expect(fits('bridge Q1.B-Q1.C')).toBeGreaterThan(fits('open R2'));
  });
});

describe('the suspect to play', () => {
  const prints: SuspectPrints = {
    'open R1': [[1, loud]],
    'open R2': [[1, quiet]],
    'open C1': [[1, loud]],
    'open C2': [[1, silent]],
  };

  it('is one whose sound others do not have', () => {
    expect(distancesFrom('open R1', prints)).toMatchObject({
      'open R1': [[1, 0]],
      'open R2': [[1, 12]],
      'open C1': [[1, 0]],
    });
    const suspects = [suspect('R1', 0.4), suspect('R2', 0.35), suspect('C1', 0.25)];
    expect(suspectToPlay(suspects, prints, [])).toBeDefined();
    expect(suspectToPlay([suspect('R1', 0.5), suspect('C1', 0.5)], prints, [])).toBeUndefined();
  });

  it('is never silent, nor a wire of the box, nor one that was heard', () => {
    expect(suspectToPlay([suspect('C2', 0.5), suspect('R1', 0.5)], prints, [])!.fault.ref).toBe('R1');
    const wired = [suspect('R1', 0.5, { wires: [] }), suspect('R2', 0.5)];
    expect(suspectToPlay(wired, prints, [])!.fault.ref).toBe('R2');
    expect(suspectToPlay([suspect('R1', 0.5), suspect('R2', 0.5)], prints, [said('no')])!.fault.ref).toBe('R2');
  });
});
