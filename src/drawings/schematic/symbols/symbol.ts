import type { Box, Point } from '../geometry.ts';

/** How a stroke of a symbol is drawn: leads and bodies by line, plates thicker, fills and signs by themselves. */
export type Look = 'lead' | 'body' | 'plate' | 'fill' | 'sign' | 'dashed' | 'clear';

export interface Stroke {
  readonly d: string;
  readonly look: Look;
  /** The pin a lead belongs to. */
  readonly pin?: string;
}

/** A symbol about its own middle, before it is turned. */
export interface Symbol {
  readonly strokes: readonly Stroke[];
  readonly pins: Readonly<Record<string, Point>>;
  readonly box: Box;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const stroke = (look: Look, d: string): Stroke => ({ look, d });
export const lead = (pin: string, d: string): Stroke => ({ look: 'lead', d, pin });
