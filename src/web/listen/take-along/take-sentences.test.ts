import { expect, it } from 'vitest';
import { refusalSentence, turnedDownSentence } from './take-sentences.ts';
import type { TakenAlong } from './taken-along.ts';

const of = (kind: TakenAlong['kind'], ...names: string[]) => ({
  kind,
  pedals: names.map((name) => ({ name }) as TakenAlong['pedals'][number]),
});
const distorts = { is: 'distorts', decibels: -22.6, pedal: 1 } as const;

it('names the pedal of a board that distorts, by its place where it stands there twice', () => {
  expect(refusalSentence(distorts, of('board', 'Two-Band EQ', 'Fuzz Box'))).toBe(
    'As it’s set now, the Fuzz Box distorts (23 dB below the sound), and an impulse response can’t hold that. Take a recording instead.',
  );
  expect(refusalSentence({ ...distorts, is: 'moves' }, of('board', 'Wah', 'Wah'))).toMatch(
    /^The Wah at place 2 changes/,
  );
});

it.each(['pedal', 'circuit'] as const)('says this %s where there is no other', (kind) => {
  expect(refusalSentence({ ...distorts, pedal: 0 }, of(kind, 'Own'))).toContain(`now, this ${kind} distorts`);
  expect(turnedDownSentence(-3, of(kind, 'Own'))).toBe(` It’s 3.0 dB quieter than the ${kind}, so that nothing clips.`);
});

it('names the net of a circuit that went astray', () => {
  expect(refusalSentence({ is: 'unsettled', net: 'b' }, of('circuit', 'Own'))).toContain(
    'The voltage of “b” didn’t settle',
  );
});
