/** Draw a board: laminate, mask, copper, plating, silkscreen, and (optionally) the parts soldered on. */
import { shade } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { data, g, path, rect, svg, circle, escapeText, n, reuse } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { type Board, cornerRadius, type PcbSpec, gridMm, type PlacedPart } from './board-spec.ts';
import { copperOf, joints, plating, traces, polyline } from './copper.ts';
import { layoutBoard } from './layout-board.ts';
import { drawMountedPart, mountedPartShadows } from './mounted-parts.ts';
import { footprints } from './footprints.ts';
import type { RoutedCopper } from './route.ts';
import { textWidth, textPath } from '../primitives/stroke-font.ts';

/** The white print of a board. */

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

/** Between the brackets of a pot; a long name is printed smaller. */
const potLabelWidth = 11.8;

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
  const scale = p.kind === 'POT' ? Math.min(1, potLabelWidth / textWidth(words, shape)) : 1;
  const fitted = { ...shape, cap: cap * scale };
  const half = textWidth(words, fitted) / 2 + edgeDistance;
  const middle = Math.max(half, Math.min(boardWidth - half, p.x + sign * x));
  return textPath(words, middle, p.y + below, fitted);
}

/** Outlines, designators and the name. */
function silk(d: Defs, spec: PcbSpec, board: Board): string {
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

/** Invisible targets over a board, for a page that lets parts, pads and nets be pointed at. */

/** Below: traces by net; then parts; then pads, which are the smallest. */
function hitAreas(board: Board, routed: RoutedCopper): string {
  const nets = [...new Set(routed.traces.map(({ net }) => net))];
  const runs = nets.map((net) => {
    const d = routed.traces.filter((trace) => trace.net === net).map(({ points }) => polyline(points));
    return path(d.join(''), { 'data-net': escapeText(net) });
  });
  const bodies = board.parts
    .filter(({ kind }) => kind !== 'WIRE')
    .map(({ ref, kind, x, y }) => {
      const w = footprints[kind].w * gridMm - 0.2;
      const h = footprints[kind].h * gridMm - 0.2;
      return rect(x - w / 2, y - h / 2, w, h, 1, { 'data-ref': escapeText(ref) });
    });
  const pads = board.parts.flatMap(({ ref, pads: places, nets: padNets }) =>
    places.map(([x, y], i) =>
      circle(x, y, 1.1, { 'data-ref': escapeText(ref), 'data-pad': i + 1, 'data-net': escapeText(padNets[i] ?? '') }),
    ),
  );
  return g(
    { class: 'pcb-hits', fill: 'transparent' },
    g({ class: 'pcb-nets', fill: 'none', stroke: 'transparent', 'stroke-width': 1 }, ...runs),
    ...bodies,
    ...pads,
  );
}

export interface PcbOptions {
  populated?: boolean;
  /** Lay invisible targets with their designator and net (data-ref, data-net) over parts, pads and traces. */
  interactive?: boolean;
  /** Only what lies flat: tall parts are drawn elsewhere (see hero). */
  flat?: boolean;
}

const tallKinds: ReadonlySet<string> = new Set(['CE', 'CE10', 'CF', 'CF5']);

/** The edge of the laminate, and its mounting holes, as path data. */
export function boardOutline({ w, h, holes }: Board): { edge: string; drill: string } {
  const r = cornerRadius;
  const edge = data`M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}
    H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`;
  const drill = holes.map(([x, y]) => data`M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z`);
  return { edge, drill: drill.join('') };
}

function solderedParts(d: Defs, board: Board, o: PcbOptions): string {
  const shown = board.parts.filter((p) => !o.flat || !tallKinds.has(p.kind));
  return g(
    { 'data-layer': 'parts' },
    joints(d, board),
    mountedPartShadows(d, board),
    ...shown.map((p) => drawMountedPart(d, p)),
  );
}

/** Everything on the board inside one <g>, origin at the board's upper-left corner. */
export function boardMarkup(d: Defs, spec: PcbSpec, o: PcbOptions = {}): string {
  const { board, routed } = layoutBoard(spec);
  const mask = solderMasks[spec.mask];
  const { w, h } = board;
  const light = spec.mask === 'white';
  const copper = copperOf(d, board, routed);
  const print = silk(d, spec, board);
  const { edge, drill } = boardOutline(board);
  const body = d.definePath(edge + drill);
  const clip = d.clip(path(edge, {}));
  const parts = o.populated ? solderedParts(d, board, o) : '';
  const sheen = d.linear(`0 #fff ${light ? 0.5 : 0.17}, .35 #fff .02, .7 #000 .02, 1 #000 .18`, 0.1, 0, 0.8, 1);
  return [
    softShadow(d, rect(0.7, 1.9, w, h, cornerRadius, {}), 1.5, 0.38),
    path(edge + drill, {
      fill: light ? '#b9b294' : shade(mask.gap, -0.04),
      'fill-rule': 'evenodd',
      transform: 'translate(0 .7)',
    }),
    g(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'clip-path': clip },
      traces(mask, copper, body),
      plating(board, copper, light ? '#c8a24a' : '#d7b765'),
    ),
    print,
    g({ 'clip-path': clip }, rect(0, 0, w, h, 0, { fill: sheen })),
    path(edge, { fill: 'none', stroke: '#fff', 'stroke-opacity': light ? 0.9 : 0.22, 'stroke-width': 0.22 }),
    parts,
    o.interactive ? hitAreas(board, routed) : '',
  ].join('');
}

export function pcbSvg(
  spec: PcbSpec,
  o: PcbOptions & { title?: string; prefix?: string; frame?: number } = {},
): string {
  const d = new Defs(
    o.prefix ?? 'b' + shortHash(spec.id + spec.mask + (o.populated ? '+' : '') + (o.interactive ? '*' : '')),
  );
  const { board } = layoutBoard(spec);
  const markup = boardMarkup(d, spec, o);
  const pad = 5;
  const side = o.frame ?? 0;
  const w = Math.max(board.w + 2 * pad, side);
  const h = Math.max(board.h + 2 * pad, side);
  return svg([(board.w - w) / 2, (board.h - h) / 2 + 0.5, w, h], d, markup, {
    title: o.title ?? `${spec.title} circuit board`,
  });
}
