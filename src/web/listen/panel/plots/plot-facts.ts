/** The main numbers of a curve, in words for everyone. */
import { hertz } from './curves.ts';
import type { Transfer } from './use-curves.ts';

export interface ResponseFacts {
  readonly mostGain: number;
  readonly atHertz: number;
  /** Where it is three decibels down on the side of the lows; null: not within what is drawn. */
  readonly lowsFade: number | null;
}

export function responseFacts(response: readonly number[]): ResponseFacts | null {
  if (response.length === 0) return null;
  const mostGain = Math.max(...response);
  const peak = response.indexOf(mostGain);
  const edge = response.findLastIndex((level, index) => index < peak && level < mostGain - 3);
  if (edge < 0) return { mostGain, atHertz: hertz[peak]!, lowsFade: null };
  const [below, above] = [response[edge]!, response[edge + 1]!];
  const share = (mostGain - 3 - below) / (above - below);
  return { mostGain, atHertz: hertz[peak]!, lowsFade: hertz[edge]! * (hertz[edge + 1]! / hertz[edge]!) ** share };
}

export const mostOut = (transfer: Transfer | null): number | null =>
  transfer && Math.max(...transfer.high, ...transfer.low.map((volts) => -volts));
