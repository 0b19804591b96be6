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

/** The path data of a line of text. (x, y) is the left (or middle, or right) end of the baseline. */
export function textPath(
  text: string,
  x: number,
  y: number,
  s: TextShape & { anchor?: 'start' | 'middle' | 'end' },
): string {
  const t = text.toUpperCase().replace(/\u039c/g, 'µ');
  const k = s.cap / 10;
  const kx = k * (s.width ?? 1);
  const lean = Math.tan(((s.slant ?? 0) * Math.PI) / 180) * k;
  const tracking = (s.tracking ?? 0) * 10;
  const total = textWidth(text, s);
  let pen = x - (s.anchor === 'middle' ? total / 2 : s.anchor === 'end' ? total : 0);
  let out = '';
  for (let i = 0; i < t.length; i++) {
    const glyph = letters[t[i]!];
    if (glyph) {
      const nums = glyph[1].match(/[A-Z]|-?[\d.]+/g)!;
      let isX = true;
      let px = 0;
      for (const tok of nums) {
        if (tok >= 'A') {
          out += tok;
          isX = true;
          continue;
        }
        const v = parseFloat(tok);
        if (isX) px = v;
        else out += (/[A-Z]$/.test(out) ? '' : ' ') + n(pen + px * kx + (10 - v) * lean) + ' ' + n(y + (v - 10) * k);
        isX = !isX;
      }
    }
    pen += advance(t, i, tracking) * kx;
  }
  return out;
}
