import { shade } from '../primitives/colour.ts';
import type { Defs, GradientStops } from '../primitives/defs.ts';
import { circle, path } from '../primitives/svg.ts';
import { boardMarkup } from '../pcb/board.ts';
import { chrome } from '../primitives/metal.ts';
import { type AxonometricCamera, metalSide, roundRect } from '../primitives/axonometric-camera.ts';
import type { HeroScene } from './scene.ts';
import { block, depthOf } from './solids.ts';

/** How far the body of a pot stands out beyond its legs, over the edge of the board. */
const potOverhang = 5;

const canSide: GradientStops = '0 #0d1830, .2 #3a5a94, .42 #1f3766, 1 #0a1226';

function capacitorCan(cam: AxonometricCamera, d: Defs, x: number, y: number, z: number): string {
  const lid =
    circle(0, 0, 3.15, { fill: '#1b2c4c' }) +
    circle(0, 0, 2.6, { fill: chrome(d) }) +
    path('M-1.7 0H1.7M0 -1.7V1.7', { stroke: '#6b7378', 'stroke-width': 0.35 });
  return cam.cylinder(d, x, y, 3.15, z + 1.6, z + 10, canSide, lid);
}

function potUp(cam: AxonometricCamera, d: Defs, x: number, y: number, z: number): string {
  const lid =
    circle(0, 0, 8, { fill: chrome(d) }) +
    circle(0, 0, 7.2, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.3 });
  const slot = path('M0 -2.4V2.4', { stroke: '#3b4246', 'stroke-width': 0.7 });
  return (
    cam.cylinder(d, x, y, 8, z + 1.6, z + 9, metalSide, lid) +
    cam.cylinder(d, x, y, 3.6, z + 9, z + 15, metalSide, circle(0, 0, 3.6, { fill: chrome(d) })) +
    cam.cylinder(d, x, y, 2.9, z + 15, z + 23, metalSide, circle(0, 0, 2.9, { fill: chrome(d) }) + slot)
  );
}

/** The soldered board, its tall parts standing, the pots along its top edge. */
export function boardLayer(d: Defs, { camera, kit, board, boardAt: [bx, by], heights }: HeroScene): string {
  const z = heights.board;
  const tall: { depth: number; markup: string }[] = [];
  for (const p of board.parts) {
    const x = bx + p.x;
    const y = by + p.y;
    const depth = depthOf(x, y);
    if (p.kind === 'CE') tall.push({ depth, markup: capacitorCan(camera, d, x, y, z) });
    else if (p.kind === 'POT')
      tall.push({ depth: depthOf(x, y - potOverhang), markup: potUp(camera, d, x, y - potOverhang, z) });
    else if (p.kind === 'CF')
      tall.push({ depth, markup: block(camera, d, x - 1.3, y - 3.6, 2.6, 7.2, z + 1.6, z + 7.4, '#c8261f') });
    else if (p.kind === 'CF5')
      tall.push({ depth, markup: block(camera, d, x - 2.5, y - 3.6, 5, 7.2, z + 1.6, z + 11.6, '#c8261f') });
  }
  tall.sort((a, b) => a.depth - b.depth);
  return (
    camera.wall(d, roundRect(bx, by, board.w, board.h, 2.2), z, z + 1.6, shade('#1b6640', -0.12)) +
    camera.placeOnPlane(bx, by, z + 1.6, boardMarkup(d, kit, { populated: true, flat: true })) +
    tall.map((solid) => solid.markup).join('')
  );
}
