/** A pedal opened: its box lifted off the board, and the board off the base plate. */
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { g, svg } from '../primitives/svg.ts';
import { boardLayer } from './board-layer.ts';
import { boxLayer, cornerAxes, knobAxes, knobLayer } from './box-layer.ts';
import type { Point2d } from '../primitives/axonometric-camera.ts';
import { baseLayer } from './ground.ts';
import type { ViewBox } from './hero-layers.ts';
import { type HeroScene, heroScene, layerSlides } from './scene.ts';
import type { KitSpec } from '../kit/kit-spec.ts';

const lift = { base: 0, board: 44, box: 112, knobs: 182 } as const;

/** A box wider than this would hide the board under it, and is lifted higher. */
const usualWidth = 66;

const knobHeight = 16;
/** Jacks stand out of the box, and the shadow out of the base plate. */
const margin = 14;

function sceneOf(k: KitSpec): HeroScene {
  const { shape } = heroScene(k);
  const more = 1.3 * Math.max(0, shape.w - usualWidth);
  return heroScene(k, { ...lift, box: lift.box + more, knobs: lift.knobs + more });
}

/** Everything from the base plate to the knobs, with a margin around it. */
function frameOf({ camera, shape: { w, h }, board, boardAt: [bx, by], heights }: HeroScene): ViewBox {
  const corners = (x: number, y: number, width: number, height: number, z: number): Point2d[] =>
    [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([cx, cy]) => camera.at(cx!, cy!, z));
  const lifted = [...corners(0, 0, w, h, heights.box), ...corners(0, 0, w, h / 3, heights.knobs + knobHeight)];
  const points = [
    ...corners(0, 0, w, h, 0),
    ...corners(bx, by, board.w, board.h, heights.board),
    ...lifted.map(([x, y]): Point2d => [x + layerSlides.box, y]),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [x, y, Math.max(...xs) + margin - x, Math.max(...ys) + margin - y];
}

/** The opened pedal of the home page for any kit, without the mat and the notes that it has there. */
export function insideSvg(k: KitSpec, title: string): string {
  const d = new Defs('i' + shortHash(k.id));
  const scene = sceneOf(k);
  const body = [
    baseLayer(d, scene),
    cornerAxes(scene),
    boardLayer(d, scene),
    g({ transform: `translate(${layerSlides.box} 0)` }, boxLayer(d, scene), knobAxes(scene), knobLayer(d, scene)),
  ];
  return svg(frameOf(scene), d, body.join(''), { title });
}
