/**
 * Burin: a single-stroke engraving alphabet, drawn for this system.
 *
 * It letters knob labels, pedal names, board designators and drafting notes. Because a glyph is a
 * centre line and not an outline, weight, width, slant, inline and outline styles all come from one
 * small table, and pictures need no web font (so they also work inside <img>).
 */
import { letters, kerning } from './stroke-letters.ts';
import { n } from './svg.ts';

const letterGap = 2.6;

const spaceWidth = 4.4;

export interface TextShape {
  /** Height of the capitals, in user units. */
  cap: number;
  /** Horizontal scale: 1 is normal, 1.35 extended. */
  width?: number;
  /** Extra space between letters, in cap heights. */
  tracking?: number;
  /** Slant in degrees, positive leans right. */
  slant?: number;
}

function advance(text: string, i: number, tracking: number): number {
  const ch = text[i]!;
  const pair = kerning[ch + (text[i + 1] ?? '')] ?? 0;
  if (ch === ' ') return spaceWidth + tracking;
  return (letters[ch]?.[0] ?? 5) + letterGap + pair + tracking;
}

/** Width of a line of text, without the space after its last letter. */
export function textWidth(text: string, s: TextShape): number {
  const t = text.toUpperCase().replace(/\u039c/g, 'µ');
  const tracking = (s.tracking ?? 0) * 10;
  let x = 0;
  for (let i = 0; i < t.length; i++) x += advance(t, i, tracking);
  return (x - letterGap - tracking) * (s.cap / 10) * (s.width ?? 1);
}

type Point = readonly [number, number];

/** 'M0 10L3.6 0': each command with its points, as they stand in the table of letters. */
function segments(line: string): { readonly command: string; readonly points: readonly Point[] }[] {
  return [...line.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command, list]) => {
    const numbers = (list!.match(/-?[\d.]+/g) ?? []).map(Number);
    return { command: command!, points: numbers.flatMap((x, k): Point[] => (k % 2 ? [] : [[x, numbers[k + 1]!]])) };
  });
}

/**
 * One letter. Its points are relative to the one before, so that a letter has the same path data wherever it stands,
 * which compresses well. They are rounded from the first point, so that rounding errors do not add up.
 */
function letterPath(line: string, put: (point: Point) => Point): string {
  const parsed = segments(line);
  const [x0, y0] = put(parsed[0]!.points[0]!);
  const hundredths = (point: Point): Point => {
    const [x, y] = put(point);
    return [Math.round((x - x0) * 100), Math.round((y - y0) * 100)];
  };
  let start: Point = [0, 0];
  let now: Point = [0, 0];
  let out = '';
  for (const { command, points } of parsed) {
    if (command === 'Z') {
      out += 'z';
      now = start;
      continue;
    }
    const ends = points.map(hundredths);
    const over = ends.map(([x, y]) => `${n((x - now[0]) / 100)} ${n((y - now[1]) / 100)}`).join(' ');
    out += out === '' ? `M${n(x0)} ${n(y0)}` : command.toLowerCase() + over;
    now = ends.at(-1)!;
    if (command === 'M') start = now;
  }
  return out;
}

interface TextPlace {
  anchor?: 'start' | 'middle' | 'end';
  /** Written upwards: turned by -90 degrees around (x, y). */
  up?: boolean;
}

/** The path data of a line of text. (x, y) is the left (or middle, or right) end of the baseline. */
export function textPath(text: string, x: number, y: number, s: TextShape & TextPlace): string {
  const t = text.toUpperCase().replace(/\u039c/g, 'µ');
  const k = s.cap / 10;
  const kx = k * (s.width ?? 1);
  const lean = Math.tan(((s.slant ?? 0) * Math.PI) / 180) * k;
  const tracking = (s.tracking ?? 0) * 10;
  const total = textWidth(text, s);
  let pen = s.anchor === 'middle' ? -total / 2 : s.anchor === 'end' ? -total : 0;
  let out = '';
  for (let i = 0; i < t.length; i++) {
    const glyph = letters[t[i]!];
    const from = pen;
    const put = ([px, py]: Point): Point => {
      const [along, down] = [from + px * kx + (10 - py) * lean, (py - 10) * k];
      return s.up ? [x + down, y - along] : [x + along, y + down];
    };
    if (glyph) out += letterPath(glyph[1], put);
    pen += advance(t, i, tracking) * kx;
  }
  return out;
}
