/** What the visitor is told of files that were made, or were not. */
import type { TakeRefusal } from './take-jobs.ts';

const below = (decibels: number): string => `${Math.abs(Math.round(decibels))} dB`;

export function refusalSentence(refusal: TakeRefusal): string {
  switch (refusal.is) {
    case 'silent-recording':
      return 'There’s nothing to hear in this recording. Pick another one.';
    case 'silent-pedal':
      return 'Nothing comes out with these settings. Turn its volume up and try again.';
    case 'distorts':
      return refusal.decibels >= 0
        ? 'As it’s set now, this pedal distorts, and an impulse response can’t hold that. Take a recording instead.'
        : `As it’s set now, this pedal distorts (${below(refusal.decibels)} below the sound), and an impulse response can’t hold that. Take a recording instead.`;
    case 'moves':
      return 'This pedal changes the sound by itself as time goes by, and an impulse response stands still. Take a recording instead.';
  }
}

export const turnedDownSentence = (decibels: number): string =>
  decibels === 0 ? '' : ` It’s ${(-decibels).toFixed(1)} dB quieter than the pedal, so that nothing clips.`;
