/** Measures of the quality of a schematic: overlaps, crossings and bends. */

import { type Box, isOver } from './geometry.ts';
import { bodyBox, type Piece, railBox, type Standing, tagBox } from './piece.ts';
import { isCrossing, isTouching, isUpright, samePoint, type Segment, segmentsOf } from './segments.ts';
import { labelBox } from './text.ts';

interface Measures {
  readonly crossings: number;
  readonly bends: number;
  readonly overlaps: readonly string[];
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const contains = (a: Box, b: Box): boolean => a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3];

function wireMeasures(segments: readonly Segment[]): { crossings: number; bends: number; faults: string[] } {
  let [crossings, bends] = [0, 0];
  const faults: string[] = [];
  for (const [i, s] of segments.entries())
    for (const t of segments.slice(i + 1)) {
      const isParallel = isUpright(s) === isUpright(t);
      if (s.net === t.net) {
        if (!isParallel && [s.a, s.b].some((p) => [t.a, t.b].some((q) => samePoint(p, q)))) bends += 1;
        continue;
      }
      const [v, h] = isUpright(s) ? [s, t] : [t, s];
      const onLine = isUpright(s) ? Math.abs(s.a[0] - t.a[0]) < 0.5 : Math.abs(s.a[1] - t.a[1]) < 0.5;
      if (!isParallel && isCrossing(v, h)) crossings += 1;
      else if (!isParallel && isTouching(v, h)) faults.push(`wires ${s.net} and ${t.net} touch`);
      else if (isParallel && onLine && s.a[0] <= t.b[0] && t.a[0] <= s.b[0] && s.a[1] <= t.b[1] && t.a[1] <= s.b[1])
        faults.push(`wires ${s.net} and ${t.net} run over each other`);
    }
  return { crossings, bends, faults };
}

/** A triangle as steps, so that a word may stand beside its slope. */
function outlines(part: Standing): Box[] {
  if (part.shape !== 'opamp') return [bodyBox(part)];
  const [x, y] = part.at;
  return [0, 1, 2, 3, 4, 5, 6].map((i): Box => {
    const half = 42 - 6 * i;
    return [x - 35 + 10 * i, y - half, x - 25 + 10 * i, y + half];
  });
}

interface Named {
  readonly name: string;
  readonly box: Box;
  /** A word that lies wholly within it belongs to it. */
  readonly whole?: Box;
}

/** Words, symbols and wires that lie over each other. */
function overlapsOf(piece: Piece, segments: readonly Segment[]): string[] {
  const words: Named[] = piece.labels.map((label) => ({ name: `"${label.text}"`, box: labelBox(label) }));
  const things: Named[] = [
    ...piece.parts.flatMap((part) => outlines(part).map((box) => ({ name: part.part, box, whole: bodyBox(part) }))),
    ...piece.rails.map((rail) => ({ name: rail.net, box: railBox(rail) })),
    ...piece.tags.map((tag) => ({ name: `tag ${tag.text}`, box: tagBox(tag) })),
  ];
  const wires: Named[] = segments.map(({ net, a, b }) => ({
    name: `wire ${net}`,
    box: [a[0] - 0.8, a[1] - 0.8, b[0] + 0.8, b[1] + 0.8],
  }));
  const faults: string[] = [];
  const note = (a: Named, b: Named): unknown =>
    faults.push(`${a.name} over ${b.name} at ${Math.round(a.box[0])},${Math.round(a.box[1])}`);
  for (const [i, word] of words.entries()) {
    for (const other of words.slice(i + 1)) if (isOver(word.box, other.box)) note(word, other);
    for (const other of wires) if (isOver(word.box, other.box)) note(word, other);
    for (const other of things)
      if (isOver(word.box, other.box) && !contains(other.whole ?? other.box, word.box)) note(word, other);
  }
  for (const [i, thing] of things.entries()) {
    for (const other of things.slice(i + 1))
      if (other.name !== thing.name && isOver(thing.box, other.box)) note(thing, other);
    const [left, top, right, bottom] = thing.box;
    const inner: Box = [left + 2, top + 2, right - 2, bottom - 2];
    for (const wire of wires) if (isOver(inner, wire.box, 1)) note(thing, wire);
  }
  return faults;
}

export function measure(piece: Piece): Measures {
  const segments = segmentsOf(piece.wires);
  const { crossings, bends, faults } = wireMeasures(segments);
  const [left, top, right, bottom] = piece.box();
  const length = segments.reduce((sum, { a, b }) => sum + b[0] - a[0] + b[1] - a[1], 0);
  const overlaps = [...faults, ...overlapsOf(piece, segments)];
  return { crossings, bends, overlaps, length, width: right - left, height: bottom - top };
}

/** What a drawing is chosen by: our own weighing, in which a crossing is worth ten bends. */
export const cost = ({ crossings, bends, overlaps, length, width, height }: Measures): number =>
  overlaps.length * 300 + crossings * 60 + bends * 6 + length / 12 + (width * height) / 4000 + width / 8;
