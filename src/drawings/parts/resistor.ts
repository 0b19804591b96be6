import { bandColours, type BandColour } from '#electronics/codes/resistor-bands.ts';
import type { Defs } from '../primitives/defs.ts';
import { g, n, path, rect, reuse } from '../primitives/svg.ts';
import { type Part, shadowOf, leadWire } from './part.ts';
import { bandPaints, bodyPaints } from './resistor-paints.ts';

/** Where the bands stand on the body; the last one keeps its distance. */
const bandPlaces = { 4: [-2.4, -1.2, -0.3, 2.2], 5: [-2.45, -1.35, -0.6, 0.15, 2.3] } as const;

/** The body with the bands it is given: five on metal film, four on carbon. */
function bandedBody(d: Defs, colours: readonly BandColour[]): string {
  const film = colours.length === 5;
  const base = film ? bodyPaints.film : bodyPaints.carbon;
  const shape =
    'M-3.15 -.75C-3.15 -1.05 -2.95 -1.18 -2.6 -1.18C-2.1 -1.18 -1.9 -.98 -1.4 -.98H1.4' +
    'C1.9 -.98 2.1 -1.18 2.6 -1.18C2.95 -1.18 3.15 -1.05 3.15 -.75V.75C3.15 1.05 2.95 1.18 2.6 1.18' +
    'C2.1 1.18 1.9 .98 1.4 .98H-1.4C-1.9 .98 -2.1 1.18 -2.6 1.18C-2.95 1.18 -3.15 1.05 -3.15 .75Z';
  const clip = d.clip(path(shape, {}));
  const places = bandPlaces[film ? 5 : 4];
  const bands = colours
    .map((colour, i) => rect(places[i]! - 0.26, -1.3, 0.52, 2.6, 0, { fill: bandPaints[colour] }))
    .join('');
  return g(
    { 'clip-path': clip },
    rect(-3.2, -1.3, 6.4, 2.6, 0, { fill: base }),
    bands,
    rect(-3.2, -1.3, 6.4, 2.6, 0, {
      fill: d.linear('.04 #fff .1, .24 #fff .62, .42 #fff .05, .7 #000 .16, 1 #000 .5'),
    }),
  );
}

/** Body only, 6.3 mm long, horizontal: also used flat on a board. */
export const resistorBody = (d: Defs, ohms: number, tolerance: 1 | 5 = 1): string =>
  bandedBody(d, bandColours(ohms, tolerance));

export const resistor = (d: Defs, ohms: number, tolerance: 1 | 5 = 1, leadLength = 11): Part =>
  bandedResistor(d, bandColours(ohms, tolerance), leadLength);

/** A resistor by its colours, for whoever reads bands and does not know the value yet. */
export function bandedResistor(d: Defs, colours: readonly BandColour[], leadLength = 11): Part {
  const x = 3.15 + leadLength;
  return {
    w: 2 * x,
    h: 2.4,
    markup:
      shadowOf(d, rect(-3.1, -0.3, 6.4, 2.2, 1, {}), 0.45) +
      leadWire(`M${n(-x)} 0H${n(x)}`, 0.55) +
      bandedBody(d, colours),
  };
}

/** Resistors still on their paper tape. */
export function tape(d: Defs, values: readonly number[], tolerance: 1 | 5 = 1): Part {
  const pitch = 5;
  const h = values.length * pitch;
  const lead = 9;
  const strip = (x: number): string =>
    rect(x - 3, -h / 2, 6, h, 0, { fill: '#f3efe2' }) +
    rect(x - 3, -h / 2, 6, h, 0, {
      fill: d.linear('0 #000 .1, .2 #000 0, .8 #000 0, 1 #000 .14', 0, 0, 1, 0),
    }) +
    path(`M${n(x)} ${n(-h / 2)}V${n(h / 2)}`, { stroke: '#d23a2c', 'stroke-width': 1.1, 'stroke-opacity': 0.85 });
  return {
    w: 2 * (3.15 + lead + 5),
    h,
    markup:
      shadowOf(
        d,
        rect(-3.15 - lead - 3.6, -h / 2 + 0.8, 6, h, 0, {}) + rect(3.15 + lead - 1.4, -h / 2 + 0.8, 6, h, 0, {}),
        0.7,
        0.3,
      ) +
      values
        .map((v, i) => reuse(d.define(resistor(d, v, tolerance, lead).markup), { y: -h / 2 + pitch * (i + 0.5) }))
        .join('') +
      strip(-3.15 - lead - 1) +
      strip(3.15 + lead + 1),
  };
}
