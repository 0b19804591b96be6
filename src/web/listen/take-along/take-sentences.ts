/** What the visitor is told of files that were made, or were not. */
import type { TakeRefusal } from './take-jobs.ts';
import type { TakenAlong } from './taken-along.ts';

type Of = Pick<TakenAlong, 'kind' | 'pedals'>;

const below = (decibels: number): string => `${Math.abs(Math.round(decibels))} dB`;

/** Which of them it is. Two of the same name are told apart by their places. */
function culprit({ kind, pedals }: Of, index: number): string {
  if (kind !== 'board') return `this ${kind}`;
  const { name } = pedals[index]!;
  const isTwice = pedals.filter((pedal) => pedal.name === name).length > 1;
  return isTwice ? `the ${name} at place ${index + 1}` : `the ${name}`;
}

const capitalised = (words: string): string => words[0]!.toUpperCase() + words.slice(1);

export function refusalSentence(refusal: TakeRefusal, of: Of): string {
  switch (refusal.is) {
    case 'silent-recording':
      return 'There’s nothing to hear in this recording. Pick another one.';
    case 'silent-pedal':
      return of.kind === 'board'
        ? 'Nothing comes out with these settings. Turn the volumes of its pedals up and try again.'
        : 'Nothing comes out with these settings. Turn its volume up and try again.';
    case 'distorts': {
      const { decibels, pedal } = refusal;
      const how = decibels >= 0 ? 'distorts' : `distorts (${below(decibels)} below the sound)`;
      return `As it’s set now, ${culprit(of, pedal)} ${how}, and an impulse response can’t hold that. Take a recording instead.`;
    }
    case 'moves':
      return `${capitalised(culprit(of, refusal.pedal))} changes the sound by itself as time goes by, and an impulse response stands still. Take a recording instead.`;
    case 'unsettled':
      return `The voltage of “${refusal.net}” didn’t settle, so there’s no file. Look at the parts that hang on it, then try again.`;
  }
}

export const turnedDownSentence = (decibels: number, { kind }: Of): string =>
  decibels === 0 ? '' : ` It’s ${(-decibels).toFixed(1)} dB quieter than the ${kind}, so that nothing clips.`;
