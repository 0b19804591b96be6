import type { Defs } from '../primitives/defs.ts';
import { circle, move, n, path, scale } from '../primitives/svg.ts';
import { jackDepthShare } from '../pedal/drilling.ts';
import { coatOf, enclosureBody } from '../pedal/enclosure.ts';
import { led } from '../pedal/hardware.ts';
import { knob } from '../pedal/knobs.ts';
import { chrome, hexPath } from '../primitives/metal.ts';
import { silkscreen } from '../pedal/silkscreen.ts';
import { blackSide, metalSide, type Point2d, roundRect } from '../primitives/axonometric-camera.ts';
import { type HeroScene, slideOffset, layerSlides } from './scene.ts';
import { depthOf, footswitchUp, nearJack } from './solids.ts';

const hole = (r: number): string =>
  circle(0, 0, r, { fill: '#0b0d0e' }) +
  circle(0, 0, r, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 0.4 });

/** The painted box, drilled, with its lamp and its switch. */
export function boxLayer(d: Defs, { camera, kit, shape, panel, heights }: HeroScene): string {
  const { w, h, r, depth } = shape;
  const z = heights.box;
  const top = z + depth;
  const lamp = led(d, kit.led, true);
  const foot = panel.switches[0]!;
  return (
    camera.wall(d, roundRect(0, 0, w, h, r, 6), z, top, coatOf(kit).base, { dark: -0.13 }) +
    nearJack(camera, d, 0, panel.jacks.left[0]!, top - depth * jackDepthShare) +
    camera.placeOnPlane(
      0,
      0,
      top,
      enclosureBody(d, kit, silkscreen(d, kit, panel)),
      ...panel.knobs.map((spot) => move(spot.x, spot.y, hole(3.7))),
    ) +
    camera.placeOnPlane(0, 0, top, move(panel.led.x, panel.led.y, lamp.glow, lamp.markup)) +
    footswitchUp(camera, d, foot.x, foot.y, top)
  );
}

/** The nut that holds a pot to the box, between the knob and its hole. */
function nut(d: Defs, { camera, panel, heights }: HeroScene, i: number): string {
  const { x, y } = panel.knobs[i]!;
  const lid = path(hexPath(5, 0.3), { fill: chrome(d) }) + circle(0, 0, 3.4, { fill: '#2b3033' });
  return camera.cylinder(d, x, y, 5, heights.knobs - 17, heights.knobs - 15, metalSide, lid);
}

/** A knob hanging above its hole. */
function hangingKnob(d: Defs, { camera, panel, heights }: HeroScene, i: number, markup: string): string {
  const { x, y } = panel.knobs[i]!;
  const r = panel.knobR;
  const z = heights.knobs;
  const skirt = circle(0, 0, r, { fill: d.linear('0 #45494c, 1 #0d0e0f', 0.1, 0, 0.9, 1) });
  return (
    camera.cylinder(d, x, y, r, z, z + 3.4, blackSide, skirt) +
    camera.cylinder(d, x, y, r * 0.8, z + 3.4, z + 12, blackSide, scale(0.8, markup))
  );
}

/** Knobs and their nuts, farthest first. */
export function knobLayer(d: Defs, scene: HeroScene, which: 'both' | 'knobs' | 'nuts' = 'both'): string {
  const { kit, panel } = scene;
  const depth = (i: number): number => depthOf(panel.knobs[i]!.x, panel.knobs[i]!.y);
  return [...panel.knobs.keys()]
    .sort((a, b) => depth(a) - depth(b))
    .map((i) => {
      if (which === 'nuts') return nut(d, scene, i);
      const { markup } = knob(d, { style: kit.knobStyle, r: panel.knobR, value: kit.knobs[i]!.value ?? 0.5 });
      return (which === 'both' ? nut(d, scene, i) : '') + hangingKnob(d, scene, i, markup);
    })
    .join('');
}

const axisStyle = { class: 'hero-axis', stroke: '#f4b942' } as const;
const dashStyle = { 'stroke-dasharray': '2.2 1.6', fill: 'none' } as const;

/** The lines down which the knobs will slide. */
export function knobAxes({ camera, panel, shape, heights }: HeroScene): string {
  const line = panel.knobs.map(({ x, y }) => {
    const [ax, from] = camera.at(x, y, heights.box + shape.depth);
    const [, to] = camera.at(x, y, heights.knobs);
    return `M${n(ax)} ${n(from)}V${n(to)}`;
  });
  return path(line.join(''), { ...axisStyle, 'stroke-width': 0.5, ...dashStyle });
}

/** The lines from the corners of the base plate to those of the box. */
export function cornerAxes({ camera, shape: { w, h }, heights }: HeroScene): string {
  const [dx, dy] = slideOffset(layerSlides.box);
  const corners: readonly Point2d[] = [
    [5, 5],
    [w - 5, 5],
    [5, h - 5],
    [w - 5, h - 5],
  ];
  const line = corners.map(([x, y]) => {
    const from = camera.at(x, y, heights.base + 3);
    const to = camera.at(x + dx, y + dy, heights.box);
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  });
  return path(line.join(''), { ...axisStyle, 'stroke-opacity': 0.75, 'stroke-width': 0.4, ...dashStyle });
}
