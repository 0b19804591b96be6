/** The one thing to do next, and the words for the ends of a search. */

import type { Point, Probe } from '../tables/unpacked-table.ts';
import type { Check } from './checks.ts';
import type { Diagnosis } from './verdict.ts';

export type NextStep =
  /** Everything hangs on this reading. */
  | { readonly is: 'measure-again'; readonly point: Point }
  | { readonly is: 'measure'; readonly point: Point }
  | { readonly is: 'listen'; readonly probe: Probe }
  | { readonly is: 'check'; readonly check: Check }
  | { readonly is: 'end'; readonly end: End };

type End = 'found' | 'healthy' | 'unknown';

export function nextStepOf({ verdict, remeasure, nextPoint, nextProbe, nextCheck }: Diagnosis): NextStep {
  if (remeasure) return { is: 'measure-again', point: remeasure };
  if (verdict === 'listen' && nextProbe) return { is: 'listen', probe: nextProbe.touch };
  if (verdict === 'check' && nextCheck) return { is: 'check', check: nextCheck.touch };
  if (verdict === 'measure' && nextPoint) return { is: 'measure', point: nextPoint.touch };
  return { is: 'end', end: verdict === 'healthy' || verdict === 'unknown' ? verdict : 'found' };
}

export const whyMeasure: Readonly<Record<'measure' | 'measure-again', string>> = {
  measure: 'It tells the likeliest faults apart best.',
  'measure-again': 'Everything hangs on this one reading, or none of the faults gives it: a slip of the probe would.',
};

export const endTexts: Readonly<Record<End, readonly [title: string, text: string]>> = {
  found: ['Mend A first', 'More readings would say little. Unplug, mend what the list says, and try it.'],
  healthy: [
    'All of it is right',
    'What you measured and heard is as it should be. Try other cables, another guitar and amplifier, and the footswitch. Still wrong? Go back and say what it does.',
  ],
  unknown: [
    'I don’t know',
    'No single fault goes with all you found. There may be two, or one that isn’t in the list. The likeliest are below, but none is likely: look at every joint in good light, then measure again.',
  ],
};

/** How loud a level is against the guitar itself. */
function loudnessText(decibels: number): string {
  if (decibels > 20) return 'much louder than the guitar itself, and distorted';
  if (decibels > 6) return 'louder than the guitar itself';
  if (decibels > -6) return 'about as loud as the guitar itself';
  return decibels > -24 ? 'quieter than the guitar itself' : 'much quieter than the guitar itself, just to be heard';
}

/** How it should sound there in a pedal that has no fault. */
export const loudnessAt = ({ levels }: Probe): string => loudnessText(Math.max(...levels.map((tone) => tone[0]!)));
