/** Invisible targets over a board, for a page that lets parts, pads and nets be pointed at. */
import { circle, escapeText, g, path, rect } from '../primitives/svg.ts';
import { type Board, gridMm } from './board-spec.ts';
import { polyline } from './copper.ts';
import { footprints } from './footprints.ts';
import type { RoutedCopper } from './route.ts';

/** Below: traces by net; then parts; then pads, which are the smallest. */
export function hitAreas(board: Board, routed: RoutedCopper): string {
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
