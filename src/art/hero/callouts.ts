import { textPath } from '../drawing/stroke-font.ts';
import { circle, g, n, path } from '../drawing/svg.ts';
import type { Point2d } from './axonometric-camera.ts';
import { type HeroScene, slideOffset, layerSlides } from './scene.ts';

interface Note {
  text: string;
  sub: string;
  at: Point2d;
  side?: 'left';
}

function callouts(list: readonly Note[]): string {
  const x = Math.max(...list.map((c) => c.at[0])) + 12;
  return g(
    { class: 'hero-notes', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...list.map(({ text, sub, at, side }) => {
      const left = side === 'left';
      const [lx, ly] = left ? [at[0] - 12, at[1] + 26] : [x, at[1]];
      const line = left ? `M${n(at[0])} ${n(at[1] + 1.4)}V${n(ly)}` : `M${n(at[0] + 1.4)} ${n(at[1])}H${n(lx - 2.4)}`;
      const ty = left ? ly + 5.2 : ly + 0.1;
      const tx = left ? at[0] : lx;
      const anchor = left ? 'middle' : 'start';
      return (
        path(line, { stroke: '#f4b942', 'stroke-width': 0.45 }) +
        circle(at[0], at[1], 1.1, { fill: '#f4b942' }) +
        path(textPath(text, tx, ty, { cap: 3.3, tracking: 0.1, width: 1.08, anchor }), {
          stroke: '#f2f5ee',
          'stroke-width': 0.55,
        }) +
        path(textPath(sub, tx, ty + 5.2, { cap: 2.4, tracking: 0.1, anchor }), {
          stroke: '#b4cfc6',
          'stroke-width': 0.36,
        })
      );
    }),
  );
}

/** What each piece is, in the margin. */
export function notes({ camera, kit, shape, panel, board, boardAt, heights }: HeroScene): string {
  const { w, h, depth } = shape;
  const [dx, dy] = slideOffset(layerSlides.box);
  const last = panel.knobs[panel.knobs.length - 1]!;
  return callouts([
    {
      text: 'Knobs',
      sub: `${kit.knobs.length} fluted`,
      at: camera.at(last.x + panel.knobR + dx - 2, last.y + dy, heights.knobs + 6),
    },
    { text: 'Enclosure', sub: `${kit.size} drilled`, at: camera.at(w + dx, h * 0.5 + dy, heights.box + depth) },
    {
      text: 'Board',
      sub: `${board.parts.filter((p) => p.kind !== 'WIRE').length} parts`,
      at: camera.at(boardAt[0] + 3, boardAt[1] + board.h - 3, heights.board + 1),
      side: 'left',
    },
    { text: 'Base plate', sub: '4 screws', at: camera.at(w, h * 0.8, heights.base + 3) },
  ]);
}
