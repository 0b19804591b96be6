/** The scene of the community section, composed of the drawings of kits, boards and equipment. */
import { cable, plug, plugLength, plugNose } from '../equipment/cable.ts';
import { mat, plywood } from '../equipment/mat.ts';
import { chai, notebook, tray } from '../equipment/table-objects.ts';
import { solderingIron, solderSpool, tweezers } from '../equipment/tools.ts';
import { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { n, put, scale, svg } from '../primitives/svg.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { ceramicCap, electrolytic, filmCap } from '../parts/capacitors.ts';
import { diode, ledPart } from '../parts/diode.ts';
import { resistor } from '../parts/resistor.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import { boardMarkup } from '../pcb/board.ts';
import { pedalMarkup } from '../pedal/pedal.ts';
import { enclosures } from '#electronics/enclosure.ts';
import { type PanelSpec, panelLayout } from '../pedal/panel-layout.ts';
import { jackReach } from '../pedal/hardware.ts';

/** Where the plug and the cable of a jack lie, wherever the pedal stands. */

interface PedalPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A plug as `plug` draws it, turned so that it points into its jack, and where its cable leaves. */
interface PluggedIn extends PedalPlace {
  readonly cable: readonly [x: number, y: number];
}

/** The lowest jack on either wall of a pedal that was put down turned. */
export function plugsOf(pedal: PanelSpec, place: PedalPlace): Record<'left' | 'right', PluggedIn> {
  const { jacks } = panelLayout(pedal);
  const angle = (place.turn * Math.PI) / 180;
  const onScene = (x: number, y: number): [number, number] => [
    place.x + x * Math.cos(angle) - y * Math.sin(angle),
    place.y + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const plugAt = (wall: number, y: number, outward: 1 | -1): PluggedIn => {
    const [px, py] = onScene(wall + outward * (jackReach + plugNose), y);
    return {
      x: px,
      y: py,
      turn: place.turn + (outward > 0 ? 180 : 0),
      cable: onScene(wall + outward * (jackReach + plugNose + plugLength), y),
    };
  };
  return {
    left: plugAt(0, jacks.left.at(-1)!, -1),
    right: plugAt(enclosures[pedal.size].w, jacks.right.at(-1)!, 1),
  };
}

/** Where the two finished pedals stand. */
const finished = { b: { x: 76, y: 72, turn: -4 }, c: { x: 264, y: 64, turn: 2 } } as const;

const at = ([x, y]: PluggedIn['cable']): string => `${n(x)} ${n(y)}`;

/** So far behind a plug, in its direction. */
const pointBehindPlug = ({ cable: [x, y], turn }: PluggedIn, mm: number): [number, number] => [
  x - mm * Math.cos((turn * Math.PI) / 180),
  y - mm * Math.sin((turn * Math.PI) / 180),
];

/** A workbench from above. `a` is being built; `b` and `c` are finished and patched together. */
export function communitySvg(a: KitSpec, b: KitSpec, c: KitSpec, o: { prefix?: string } = {}): string {
  const d = new Defs(o.prefix ?? 'cm', 0.6);
  const sceneWidth = 480;
  const sceneHeight = 400;
  const b1 = plugsOf(b, finished.b);
  const c1 = plugsOf(c, finished.c);
  const body = [
    plywood(d, sceneWidth, sceneHeight),
    put(30, 34, -2.5, mat(d, 400, 330)),
    cable(d, `M${at(b1.left.cable)}C${at(pointBehindPlug(b1.left, 22))} 8 206 -14 212`, '#1c1f20', 5.4),
    cable(
      d,
      `M${at(b1.right.cable)}C${at(pointBehindPlug(b1.right, 5))} ${at(pointBehindPlug(c1.left, 5))} ${at(c1.left.cable)}`,
      '#1c1f20',
      5,
    ),
    cable(
      d,
      `M${at(c1.right.cable)}C${at(pointBehindPlug(c1.right, 22))} 386 210 416 214C436 216 452 206 496 210`,
      '#b5371f',
      5.4,
    ),
    ...[b1.left, b1.right, c1.left, c1.right].map(({ x, y, turn }) => put(x, y, turn, plug(d))),
    put(finished.b.x, finished.b.y, finished.b.turn, pedalMarkup(d, b)),
    put(finished.c.x, finished.c.y, finished.c.turn, pedalMarkup(d, c)),
    put(368, -64, 7, notebook(d)),
    put(186, 226, -8, boardMarkup(d, a, { populated: true })),
    put(348, 292, 15, solderingIron(d)),
    put(
      66,
      252,
      3,
      tray(d, 3, 3, 32, (i) => trayCell(d, i)),
    ),
    put(428, 150, 12, scale(0.86, solderSpool(d))),
    put(222, 336, -9, tweezers(d)),
    put(338, 352, 0, chai(d)),
    put(290, 226, 0, resistor(d, 4700, 1, 8).markup),
    put(302, 239, 24, resistor(d, 1e6, 1, 8).markup),
    put(178, 214, -14, diode(d, 'glass', 7).markup),
    put(330, 228, 60, filmCap(d, '100n').markup),
  ].join('');
  return svg([14, 20, sceneWidth - 28, sceneHeight - 30], d, body, {
    title:
      'A builder’s bench: two finished pedals patched together, a board being soldered, parts, and a glass of chai',
  });
}

function trayCell(d: Defs, i: number): string {
  const many = (one: (k: number) => string, count: number): string => {
    const r = rng('tray' + i);
    return Array.from({ length: count }, (_, k) => put(r.range(-7, 7), r.range(-7, 7), r.range(-60, 60), one(k))).join(
      '',
    );
  };
  switch (i) {
    case 0:
      return many((k) => resistor(d, [4700, 10e3, 1e6][k % 3]!, 1, 3).markup, 7);
    case 1:
      return many(() => filmCap(d, '100n').markup, 4);
    case 2:
      return many(() => ceramicCap(d, '100p').markup, 4);
    case 3:
      return many(() => electrolytic(d, '10u').markup, 3);
    case 4:
      return many((k) => ledPart(d, (['red', 'amber', 'green'] as const)[k % 3]!).markup, 3);
    case 5:
      return many(() => to92(d, '2N5457').markup, 4);
    case 6:
      return many(() => diode(d, 'glass', 3).markup, 8);
    case 7:
      return dip(d, 8, 'TL072').markup;
    default:
      return many((k) => resistor(d, [220, 47e3, 100e3][k % 3]!, 1, 3).markup, 7);
  }
}
