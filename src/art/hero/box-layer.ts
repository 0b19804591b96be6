import type { Defs } from '../drawing/defs.ts';
import { circle, move, n, path, scale } from '../drawing/svg.ts';
import { JACK_DEPTH } from '../pedal/drilling.ts';
import { coatOf, enclosureBody } from '../pedal/enclosure.ts';
import { led } from '../pedal/hardware.ts';
import { knob } from '../pedal/knobs.ts';
import { chrome, hexPath } from '../pedal/metal.ts';
import { silkscreen } from '../pedal/silkscreen.ts';
import { BLACK_SIDE, METAL_SIDE, type Pt, roundRect } from './axo.ts';
import { type HeroScene, slide, SLIDE } from './scene.ts';
import { depthOf, footswitchUp, nearJack } from './solids.ts';

const hole = (r: number): string =>
  circle(0, 0, r, { fill: '#0b0d0e' }) +
  circle(0, 0, r, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 0.4 });

/** The painted box, drilled, with its lamp and its switch. */
export function box(d: Defs, { cam, kit, shape, plan, lift }: HeroScene): string {
  const { w, h, r, depth } = shape;
  const z = lift.box;
  const top = z + depth;
  const lamp = led(d, kit.led, true);
  const foot = plan.switches[0]!;
  return (
    cam.wall(d, roundRect(0, 0, w, h, r, 6), z, top, coatOf(kit).base, { dark: -0.13 }) +
    nearJack(cam, d, 0, plan.jacks.left[0]!, top - depth * JACK_DEPTH) +
    cam.lay(
      0,
      0,
      top,
      enclosureBody(d, kit, silkscreen(d, kit, plan)),
      ...plan.knobs.map((spot) => move(spot.x, spot.y, hole(3.7))),
    ) +
    cam.lay(0, 0, top, move(plan.led.x, plan.led.y, lamp.glow, lamp.art)) +
    footswitchUp(cam, d, foot.x, foot.y, top)
  );
}

/** The nut that will hold a pot to the box, on its way down. */
function nut(d: Defs, { cam, plan, lift }: HeroScene, i: number): string {
  const { x, y } = plan.knobs[i]!;
  const lid = path(hexPath(5, 0.3), { fill: chrome(d) }) + circle(0, 0, 3.4, { fill: '#2b3033' });
  return cam.cylinder(d, x, y, 5, lift.knobs - 17, lift.knobs - 15, METAL_SIDE, lid);
}

/** A knob hanging above its hole. */
function hangingKnob(d: Defs, { cam, plan, lift }: HeroScene, i: number, art: string): string {
  const { x, y } = plan.knobs[i]!;
  const r = plan.knobR;
  const z = lift.knobs;
  const skirt = circle(0, 0, r, { fill: d.linear('0 #45494c, 1 #0d0e0f', 0.1, 0, 0.9, 1) });
  return (
    cam.cylinder(d, x, y, r, z, z + 3.4, BLACK_SIDE, skirt) +
    cam.cylinder(d, x, y, r * 0.8, z + 3.4, z + 12, BLACK_SIDE, scale(0.8, art))
  );
}

/** Knobs and their nuts, farthest first. */
export function knobs(d: Defs, scene: HeroScene, which: 'both' | 'knobs' | 'nuts' = 'both'): string {
  const { kit, plan } = scene;
  const depth = (i: number): number => depthOf(plan.knobs[i]!.x, plan.knobs[i]!.y);
  return [...plan.knobs.keys()]
    .sort((a, b) => depth(a) - depth(b))
    .map((i) => {
      if (which === 'nuts') return nut(d, scene, i);
      const { art } = knob(d, { style: kit.knobStyle, r: plan.knobR, value: kit.knobs[i]!.value ?? 0.5 });
      return (which === 'both' ? nut(d, scene, i) : '') + hangingKnob(d, scene, i, art);
    })
    .join('');
}

const AXIS = { class: 'hero-axis', stroke: '#f4b942' } as const;
const DASHES = { 'stroke-dasharray': '2.2 1.6', fill: 'none' } as const;

/** The lines down which the knobs will slide. */
export function knobAxes({ cam, plan, shape, lift }: HeroScene): string {
  const line = plan.knobs.map(({ x, y }) => {
    const [ax, from] = cam.at(x, y, lift.box + shape.depth);
    const [, to] = cam.at(x, y, lift.knobs);
    return `M${n(ax)} ${n(from)}V${n(to)}`;
  });
  return path(line.join(''), { ...AXIS, 'stroke-width': 0.5, ...DASHES });
}

/** The lines from the corners of the base plate to those of the box. */
export function cornerAxes({ cam, shape: { w, h }, lift }: HeroScene): string {
  const [dx, dy] = slide(SLIDE.box);
  const corners: readonly Pt[] = [
    [5, 5],
    [w - 5, 5],
    [5, h - 5],
    [w - 5, h - 5],
  ];
  const line = corners.map(([x, y]) => {
    const from = cam.at(x, y, lift.base + 3);
    const to = cam.at(x + dx, y + dy, lift.box);
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  });
  return path(line.join(''), { ...AXIS, 'stroke-opacity': 0.75, 'stroke-width': 0.4, ...DASHES });
}
