/** The white print of a board. */
import type { Defs } from '../drawing/defs.ts';
import { textPath } from '../drawing/stroke-font.ts';
import { g, n, path, reuse } from '../drawing/svg.ts';
import { MASKS } from '../palette.ts';
import type { Board, PcbSpec, Placed } from './board-spec.ts';
import { FOOTPRINTS } from './footprints.ts';

/** Where a designator goes, from the part's centre. Axial parts carry theirs on the body instead. */
const LABEL_AT: Partial<Record<Placed['kind'], readonly [number, number]>> = {
  WIRE: [0, -1.9],
  POT: [0, 3.4],
  CE: [0, 2.3],
  IC8: [0, 0.7],
  IC14: [0, 0.7],
  Q: [0, -1.15],
  CC: [0, -1.75],
  CF: [0, 0.5],
  TRIM: [0, 5.1],
};

/** Turn path data made at the origin by -90 degrees and move it. */
function rotateUp(d: string, x: number, y: number): string {
  let isX = true;
  let px = 0;
  return d
    .replace(/[A-Z]|-?\d*\.?\d+/g, (tok) => {
      if (/[A-Z]/.test(tok)) {
        isX = true;
        return tok;
      }
      if (isX) {
        px = parseFloat(tok);
        isX = false;
        return '';
      }
      isX = true;
      return `${n(x + parseFloat(tok))} ${n(y - px)} `;
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([A-Z])/g, '$1')
    .replace(/([A-Z]) /g, '$1');
}

/** Board name along the bottom edge, between the wire pads' row and the edge. */
function brandMark(spec: PcbSpec, board: Board): string {
  const line = textPath(`${spec.name} / TAAR`, board.w / 2, board.h - 0.75, {
    cap: 1.2,
    tracking: 0.16,
    anchor: 'middle',
  });
  return path(line, { 'stroke-width': 0.19 });
}

/** The designator of one part, as path data. */
function designator(spec: PcbSpec, p: Placed): string {
  const at = LABEL_AT[p.kind];
  // Axial parts: the designator reads up the body.
  if (!at) return rotateUp(textPath(p.ref, 0, 0, { cap: 1.1, anchor: 'middle', tracking: 0.04 }), p.x + 0.55, p.y);
  const text = p.kind === 'POT' ? `${p.ref} ${spec.knobs[Number(p.ref.slice(2)) - 1]?.label ?? ''}` : p.ref;
  const cap = p.kind.startsWith('IC') ? 1.5 : 1.05;
  return textPath(text, p.x + at[0], p.y + at[1], { cap, anchor: 'middle', tracking: 0.06 });
}

/** Outlines, designators and the name. */
export function silk(d: Defs, spec: PcbSpec, board: Board): string {
  let outlines = '';
  let refs = '';
  for (const p of board.parts) {
    const { outline } = FOOTPRINTS[p.kind];
    if (outline) outlines += reuse(d.keepPath(outline), { x: p.x, y: p.y });
    refs += designator(spec, p);
  }
  const ink = MASKS[spec.mask].silk;
  return g(
    { fill: 'none', stroke: ink, 'stroke-width': 0.2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    outlines,
    path(refs, { 'stroke-width': 0.17 }),
    brandMark(spec, board),
  );
}
