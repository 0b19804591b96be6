/** A board in layers that a page can show one by one: bare from either side, and each part as it stands. */
import { shade } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { circle, g, path, put, rect } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { socket } from '../parts/connectors.ts';
import { boardMarkup, boardOutline } from '../pcb/board.ts';
import { type Board, cornerRadius, type PcbSpec, type PlacedPart } from '../pcb/board-spec.ts';
import { copperOf, jointFill, plating, traces } from '../pcb/copper.ts';
import type { BoardLayout } from '../pcb/layout-board.ts';
import { drawMountedPart, mountedPartShadow } from '../pcb/mounted-parts.ts';
import { padRadiusOf } from '../pcb/mounting.ts';
import type { RoutedCopper } from '../pcb/route.ts';
import type { BoardDrawings } from './workbench-sheet.ts';

/** The other side, seen through the board: its copper in front, and no print. */
function solderSide(d: Defs, spec: PcbSpec, board: Board, routed: RoutedCopper): string {
  const mask = solderMasks[spec.mask];
  const light = spec.mask === 'white';
  const { edge, drill } = boardOutline(board);
  const turned = routed.traces.map((trace) => ({ ...trace, layer: trace.layer === 0 ? 1 : 0 }) as const);
  const copper = copperOf(d, board, { ...routed, traces: turned });
  return [
    softShadow(d, rect(0.7, 1.9, board.w, board.h, cornerRadius, {}), 1.5, 0.38),
    path(edge + drill, { fill: light ? '#b9b294' : shade(mask.gap, -0.04), transform: 'translate(0 .7)' }),
    g(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'clip-path': d.clip(path(edge, {})) },
      traces(mask, copper, d.definePath(edge + drill)),
      plating(board, copper, light ? '#c8a24a' : '#d7b765'),
    ),
    path(edge, { fill: 'none', stroke: '#fff', 'stroke-opacity': light ? 0.9 : 0.22, 'stroke-width': 0.22 }),
  ].join('');
}

const pinsOf = ({ kind }: PlacedPart): 8 | 14 | 16 => (kind === 'IC16' ? 16 : kind === 'IC8' ? 8 : 14);

/** A control is soldered from the other side and shows its joints. */
function mounted(d: Defs, part: PlacedPart, joint: string): string {
  if (part.kind !== 'POT') return mountedPartShadow(d, part) + drawMountedPart(d, part);
  return part.pads.map(([x, y]) => circle(x, y, padRadiusOf(part) - 0.08, { fill: joint })).join('');
}

/** The empty socket of a chip has a drawing too, under the name that the bill gives it. */
const drawingsOf = (d: Defs, part: PlacedPart, joint: string): [string, string][] => [
  ...(part.kind.startsWith('IC')
    ? [[`XS-${part.ref}`, put(part.x, part.y, part.turn - 90, socket(d, pinsOf(part)).markup)] as [string, string]]
    : []),
  [part.ref, mounted(d, part, joint)],
];

const drawnOnce = new WeakMap<BoardLayout, BoardDrawings>();

/** Drawn once for the sheet of a board and for its open box. */
export function boardLayers(spec: PcbSpec, layout: BoardLayout): BoardDrawings {
  const drawn = drawnOnce.get(layout) ?? drawLayers(spec, layout);
  drawnOnce.set(layout, drawn);
  return drawn;
}

function drawLayers(spec: PcbSpec, { board, routed }: BoardLayout): BoardDrawings {
  const d = new Defs(`n${shortHash(spec.id)}`);
  const joint = jointFill(d);
  const top = boardMarkup(d, spec);
  const bottom = solderSide(d, spec, board, routed);
  const parts = Object.fromEntries(
    board.parts.filter(({ kind }) => kind !== 'WIRE').flatMap((part) => drawingsOf(d, part, joint)),
  );
  return { defs: String(d), top, bottom, parts, joint };
}
