/** The white print of a board. */
import type { Defs } from '../primitives/defs.ts';
import { textWidth, textPath } from '../primitives/stroke-font.ts';
import { g, n, path, reuse } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import type { Board, PcbSpec, PlacedPart } from './board-spec.ts';
import { footprints } from './footprints.ts';

/** Board name along the bottom edge, below the row of wires. */
function brandMark({ title }: PcbSpec, board: Board): string {
  const shape = { cap: 1.15, tracking: 0.16 } as const;
  const text = `${title} / TAAR`;
  const cap = shape.cap * Math.min(1, (board.w - 6) / textWidth(text, shape));
  return path(textPath(text, board.w / 2, board.h - 0.6, { ...shape, cap, anchor: 'middle' }), {
    'stroke-width': 0.19,
  });
}

/** What is printed beside a part: its designator; a pot also says what it is. */
const labelOf = (p: PlacedPart): string => (p.kind === 'POT' ? `${p.ref} ${p.value}` : p.ref);

/** Letters keep so far from the edge. */
const edgeDistance = 0.8;

/** The designator of one part, as path data. */
function designator(p: PlacedPart, boardWidth: number): string {
  const { x, y, cap, up } = footprints[p.kind].label;
  const sign = p.turn ? -1 : 1;
  const shape = { cap, anchor: 'middle', tracking: 0.05 } as const;
  if (up) {
    // The baseline of turned letters is their right edge, which keeps its distance from the middle on either side.
    const baseline = p.turn ? -x + cap : x;
    return textPath(labelOf(p), p.x + baseline, p.y + sign * y, { ...shape, up: true });
  }
  // Below a part that is turned, letters hang where they stood before; a pot keeps them above its legs.
  const below = p.turn && y !== 0 && p.kind !== 'POT' ? -y + cap : y;
  const words = labelOf(p);
  const half = textWidth(words, shape) / 2 + edgeDistance;
  const middle = Math.max(half, Math.min(boardWidth - half, p.x + sign * x));
  return textPath(words, middle, p.y + below, shape);
}

/** Outlines, designators and the name. */
export function silk(d: Defs, spec: PcbSpec, board: Board): string {
  let outlines = '';
  let refs = '';
  for (const p of board.parts) {
    const { outline } = footprints[p.kind];
    const at = p.turn ? { transform: `translate(${n(p.x)} ${n(p.y)}) rotate(180)` } : { x: p.x, y: p.y };
    if (outline) outlines += reuse(d.definePath(outline), at);
    refs += designator(p, board.w);
  }
  const ink = solderMasks[spec.mask].silk;
  return g(
    { fill: 'none', stroke: ink, 'stroke-width': 0.2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    outlines,
    path(refs, { 'stroke-width': 0.16 }),
    brandMark(spec, board),
  );
}
