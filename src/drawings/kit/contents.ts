/** What lies in the bag of a kit, piece by piece, in the order it is laid out. */
import { parseValue } from '#electronics/value/parse.ts';
import type { Defs } from '../primitives/defs.ts';
import { hookupWire, wireColours } from '../parts/connectors.ts';
import { drawPart, type PartDrawing } from '../parts/part-drawing.ts';
import type { Part } from '../parts/part.ts';
import { tape } from '../parts/resistor.ts';
import type { Content } from './kit-spec.ts';

/** Large things first, then what is alike together. */
const drawingOrder: readonly PartDrawing['draw'][] = [
  'pot',
  'knob',
  'module',
  'resistor',
  'footswitch',
  'jack',
  'dc-jack',
  'toggle',
  'bezel',
  'feet',
  'wire',
  'led',
  'electrolytic',
  'can',
  'inductor',
  'to92',
  'adapter-board',
  'film',
  'ceramic',
  'trimmer',
  'dip',
  'socket',
  'opto',
  'diode',
];

const maxPerTape = 9;

/** Something that is laid down in one piece. A tape holds several things, from its upper end to its lower one. */
export interface Piece extends Part {
  readonly names: readonly string[];
}

/** Resistors still on their tapes, values rising, the tapes of one length. */
function tapes(d: Defs, contents: readonly Content[]): Piece[] {
  const resistors = contents
    .flatMap(({ name, drawing, count }) =>
      drawing.draw === 'resistor'
        ? Array.from({ length: count }, () => ({ name, ohms: parseValue(drawing.value, 'resistance') }))
        : [],
    )
    .sort((a, b) => a.ohms - b.ohms);
  const count = Math.ceil(resistors.length / maxPerTape);
  const each = Math.ceil(resistors.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => resistors.slice(i * each, (i + 1) * each)).map((onTape) => {
    const ohms = onTape.map((resistor) => resistor.ohms);
    return { ...tape(d, ohms), names: onTape.map(({ name }) => name) };
  });
}

/** A part that comes several times is drawn once. */
function pieces(d: Defs, { name, drawing, count }: Content): Piece[] {
  const names = [name];
  if (drawing.draw === 'wire') return wireColours.map((colour) => ({ ...hookupWire(d, colour), names }));
  const part = drawPart(d, drawing);
  if (count === 1) return [{ ...part, names }];
  const shared: Part = { ...part, markup: `<use href="#${d.define(part.markup)}"/>` };
  return Array.from({ length: count }, () => ({ ...shared, names }));
}

export function piecesOf(d: Defs, contents: readonly Content[]): Piece[] {
  return drawingOrder.flatMap((draw) =>
    draw === 'resistor'
      ? tapes(d, contents)
      : contents.filter(({ drawing }) => drawing.draw === draw).flatMap((content) => pieces(d, content)),
  );
}
