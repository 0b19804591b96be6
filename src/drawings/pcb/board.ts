/** Draw a board: laminate, mask, copper, plating, silkscreen, and (optionally) the parts soldered on. */
import { shade } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { data, g, path, rect, svg } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { type Board, cornerRadius, type PcbSpec } from './board-spec.ts';
import { copperOf, joints, plating, traces } from './copper.ts';
import { hitAreas } from './hit-areas.ts';
import { layoutBoard } from './layout-board.ts';
import { drawMountedPart, mountedPartShadows } from './mounted-parts.ts';
import { silk } from './silk.ts';

export interface PcbOptions {
  populated?: boolean;
  /** Lay invisible targets with their designator and net (data-ref, data-net) over parts, pads and traces. */
  interactive?: boolean;
  /** Only what lies flat: tall parts are drawn elsewhere (see hero). */
  flat?: boolean;
}

const tallKinds: ReadonlySet<string> = new Set(['CE', 'CE10', 'CF']);

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
