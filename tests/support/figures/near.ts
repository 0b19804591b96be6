/** Whether a figure in a text agrees with the computed one. */

import type { Figure } from './figures-in.ts';

/** 'Some fifty parts' may be 47 or 52; '470 Ω' may be what rounds to it. */
const hedge =
  /\b(about|some|nearly|roughly|near|almost|close to|around|just under|just over|a little over)\s+(?:[\d.]+ (?:to|and) )?$/i;
const hedgedShare = 0.15;

export function isNear({ amount, rounding, at }: Figure, text: string, truth: number): boolean {
  const spread = hedge.test(text.slice(0, at)) ? Math.abs(truth) * hedgedShare : 0;
  return Math.abs(Math.abs(amount) - Math.abs(truth)) <= Math.max(1.001 * rounding, spread, Math.abs(truth) * 1e-6);
}
