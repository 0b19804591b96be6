/** Small drawings that stand in a line of text or in a table: the bands of a resistor, one band, a piece of wire. */
import type { BandColour } from '#electronics/codes/resistor-bands.ts';
import { mix, shade, type Hex } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { g, path, rect, svg } from '../primitives/svg.ts';
import { leadWire } from './part.ts';
import { bandedResistor } from './resistor.ts';
import { bandPaints, bodyPaints } from './resistor-paints.ts';

export interface Chip {
  readonly svg: string;
  /** In units that keep the proportions. */
  readonly width: number;
  readonly height: number;
}

const chip = (width: number, height: number, d: Defs, markup: string): Chip => ({
  svg: svg([-width / 2, -height / 2, width, height], d, markup),
  width,
  height,
});

/** A whole resistor with these bands. */
export function bandsChip(colours: readonly BandColour[]): Chip {
  const d = new Defs('b' + shortHash(colours.join()));
  return chip(10, 3, d, bandedResistor(d, colours, 1.8).markup);
}

/** A slice of a resistor with one band on it. */
export function bandChip(colour: BandColour): Chip {
  const d = new Defs('s' + shortHash(colour));
  const gloss = d.linear('.04 #fff .1, .24 #fff .62, .42 #fff .05, .7 #000 .16, 1 #000 .5');
  const clip = d.clip(rect(-2.2, -1.3, 4.4, 2.6, 0.5, {}));
  return chip(
    4.4,
    2.6,
    d,
    g(
      { 'clip-path': clip },
      rect(-2.2, -1.3, 4.4, 2.6, 0, { fill: bodyPaints.film }),
      rect(-0.8, -1.3, 1.6, 2.6, 0, { fill: bandPaints[colour] }),
      rect(-2.2, -1.3, 4.4, 2.6, 0, { fill: gloss }),
    ),
  );
}

export const wirePaints = { red: '#c8261f', black: '#1d2022', blue: '#2f6fc4' } as const satisfies Record<string, Hex>;
export type WireColour = keyof typeof wirePaints;

/** A piece of hook-up wire, its ends bare. */
export function wireChip(colour: WireColour): Chip {
  const d = new Defs('w' + shortHash(colour));
  const paint = wirePaints[colour];
  const line = 'M-3 .4C-1.4 -.8 1.4 1 3 -.3';
  const stroke = { fill: 'none', 'stroke-linecap': 'butt' } as const;
  return chip(
    8.4,
    2.6,
    d,
    leadWire('M-4 .7L-3 .4M3 -.3L4 -.6', 0.5) +
      path(line, { ...stroke, stroke: mix(paint, '#ffffff', 0.45), 'stroke-width': 1.15 }) +
      path(line, { ...stroke, stroke: shade(paint, -0.03), 'stroke-width': 0.9 }) +
      path(line, {
        ...stroke,
        stroke: '#fff',
        'stroke-opacity': 0.35,
        'stroke-width': 0.22,
        transform: 'translate(0 -.22)',
      }),
  );
}
