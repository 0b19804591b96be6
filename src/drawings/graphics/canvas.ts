/**
 * Silkscreen graphics: one small poster per kind of effect, drawn from what the circuit does to a signal.
 * Each fills the band between `top` and `bottom` of the enclosure face and may bleed off its sides.
 */
import type { Defs } from '../primitives/defs.ts';
import type { Rng } from '../primitives/rng.ts';
import { g, reuse } from '../primitives/svg.ts';

export type EffectType =
  | 'overdrive'
  | 'distortion'
  | 'fuzz'
  | 'delay'
  | 'reverb'
  | 'chorus'
  | 'phaser'
  | 'tremolo'
  | 'octave'
  | 'filter'
  | 'compressor'
  | 'eq'
  | 'booster'
  | 'amp'
  | 'bass'
  | 'utility';

export interface Canvas {
  d: Defs;
  /** Face width. */
  w: number;
  top: number;
  bottom: number;
  /** Lettering ink, second ink, and the coat itself (for knocked-out lines). */
  ink: string;
  secondInk: string;
  coat: string;
  random: Rng;
}

export type DrawGraphic = (c: Canvas) => string;

export const roundStroke = (
  stroke: string,
  width: number,
  extra: Record<string, string | number> = {},
): Record<string, string | number> => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  ...extra,
});

/** Parallel stripes along one path: the same line drawn ever thinner in alternating colours. */
export function stripes(d: Defs, line: string, widths: readonly (readonly [string, number])[]): string {
  const id = d.definePath(line);
  return g(
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' },
    ...widths.map(([stroke, w]) => reuse(id, { stroke, 'stroke-width': w })),
  );
}
