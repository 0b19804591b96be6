/** The film on soldering: solder, wires, lugs, taking parts out, and practice. */
import type { Defs } from '../primitives/defs.ts';
import { circle, ellipse, path, put, rect, scale } from '../primitives/svg.ts';
import { letterText, paleInk, redInk, strokePath, verdictBadge } from '../figures/figure.ts';
import { bright, leg, solder } from '../figures/joints.ts';
import { barrelOf, braid, steel, tip } from '../figures/soldering-iron.ts';
import { resistor } from '../parts/resistor.ts';
import { cable } from '../equipment/cable.ts';
import { solderSpool } from '../equipment/tools.ts';
import { checklist } from './scene-objects.ts';
import { bareJoint, heatGlow, jointPane } from './joint-views.ts';
import { matScene, numberBadge, paperScene, type FilmScene } from './scene.ts';

/** A felt pen full of flux, its tip to the left. */
const fluxPen = (d: Defs): string =>
  path('M-64 0L-52 -4H-46V4H-52Z', { fill: '#e9d9a6' }) +
  rect(-47, -8, 16, 16, 2, { fill: '#c9ced0' }) +
  rect(-32, -9, 92, 18, 5, { fill: d.linear('0 #6fb7e8, .35 #2f7fc0, 1 #164a7c') }) +
  letterText('FLUX', 14, 3.4, { cap: 7, ink: '#fff' });

const reel = (d: Defs, x: number, y: number, name: string, melts: string): string =>
  put(x, y, 0, scale(1.25, solderSpool(d))) +
  letterText(name, x, y + 54, { cap: 7, ink: paleInk }) +
  letterText(melts, x, y + 67, { cap: 6, ink: '#ffcf87' });

const solderAndFlux: FilmScene = matScene((d) => [
  reel(d, 58, 56, 'SN63 PB37', 'MELTS AT 183 °C'),
  reel(d, 176, 56, 'LEAD-FREE', 'MELTS AT 220 °C'),
  put(112, 172, -6, fluxPen(d)),
  letterText('FOR THE SECOND TRY', 112, 204, { cap: 6, ink: paleInk }),
  circle(52, 180, 6, { fill: d.radial('0 #fff3c9 .9, 1 #d9a53a .5') }),
  letterText('0.7 MM', 116, 20, { cap: 6, ink: paleInk }),
  put(
    266,
    158,
    0,
    rect(-30, -24, 60, 62, 6, { fill: d.linear('0 #c0c7ca, .4 #eceff0, 1 #7d868b', 0, 0, 1, 0) }) +
      rect(-30, -6, 60, 28, 0, { fill: '#b5301c' }) +
      letterText('ACID', 0, 12, { cap: 9, ink: '#fff' }) +
      ellipse(0, -24, 30, 7, { fill: '#dfe4e6' }),
  ),
  verdictBadge(292, 134, false),
  letterText("PLUMBER'S SOLDER", 258, 214, { cap: 6, ink: paleInk }),
]);

/** The back of a footswitch with its nine lugs, 120 by 96 around the origin. */
const switchBack = (d: Defs): string =>
  rect(-66, -52, 132, 104, 6, { fill: d.linear('0 #e9edee, .5 #aab2b6, 1 #767e83', 0.1, 0, 0.9, 1) }) +
  rect(-60, -46, 120, 92, 4, { fill: d.linear('0 #3873c9, 1 #173d80', 0.1, 0, 0.9, 1) }) +
  [-38, 0, 38]
    .flatMap((x) =>
      [-28, 0, 28].map(
        (y) =>
          rect(x - 9, y - 7, 18, 14, 2, { fill: '#e3c47c', stroke: '#5f4713', 'stroke-width': 0.7 }) +
          rect(x - 4.5, y - 2.6, 9, 5.2, 2.4, { fill: '#241a06' }),
      ),
    )
    .join('');

const wiresAndLugs: FilmScene = matScene((d) => {
  const blob = d.radial('0 #ffffff, .5 #c6ccd0, 1 #7b8489', 0.5, 0.5, 0.55, 0.36, 0.3);
  const at = (lug: number): readonly [number, number] => [
    188 + [-38, 0, 38][Math.trunc((lug - 1) / 3)]!,
    116 + [-28, 0, 28][(lug - 1) % 3]!,
  ];
  const wireTo = (lug: number, line: string, colour: string): string =>
    cable(d, `${line} ${at(lug).join(' ')}`, colour, 6);
  return [
    put(188, 116, 0, switchBack(d)),
    wireTo(1, 'M-6 58C50 50 100 62', '#2f6fc4'),
    wireTo(4, 'M150 -6C152 30 172 60', '#1d2022'),
    wireTo(4, 'M236 -6C230 30 204 60', '#1d2022'),
    wireTo(9, 'M330 96C292 92 268 116', '#2f6fc4'),
    strokePath('M138 84L152 89', '#d9dfe2', 3),
    circle(...at(1), 6, { fill: blob }),
    circle(...at(4), 7, { fill: blob }),
    heatGlow(d, ...at(9), 22),
    circle(...at(9), 6, { fill: blob }),
    put(at(9)[0] + 6, at(9)[1] + 2, 38, scale(0.8, tip(steel(d)) + barrelOf(d))),
    numberBadge(at(1)[0] - 16, at(1)[1] + 22, 1, '#0c302b'),
    numberBadge(at(9)[0] - 18, at(9)[1] + 14, 2, '#0c302b'),
    letterText('TWO WIRES, ONE LUG:', 66, 22, { cap: 6, ink: paleInk }),
    letterText('BOTH IN, THEN SOLDER', 66, 34, { cap: 6, ink: paleInk }),
    strokePath('M128 26H160', '#ffcf87', 1) + circle(163, 26, 2, { fill: '#ffcf87' }),
    letterText('UNDER 2 SECONDS,', 64, 148, { cap: 6.4, ink: '#ffcf87' }),
    letterText('THEN THE OPPOSITE', 64, 161, { cap: 6.4, ink: '#ffcf87' }),
    letterText('CORNER', 64, 174, { cap: 6.4, ink: '#ffcf87' }),
    cable(d, 'M-6 216H36', '#2f6fc4', 8),
    path('M40 212H66M40 214.600H67M40 217.400H67M40 220H66', {
      stroke: '#d9dfe2',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
    letterText('STRANDS STILL SEEN', 124, 219, { cap: 6, ink: paleInk }),
  ];
});

/** A spring pump that sucks molten solder, its nozzle at the origin, lying to the upper left. */
const pump = (d: Defs): string =>
  path('M0 0L-16 -5H-30V5H-16Z', { fill: '#f4f4ef', stroke: '#8d959a', 'stroke-width': 0.6 }) +
  rect(-110, -11, 82, 22, 4, { fill: d.linear('0 #7fb4f0, .35 #2f6fc4, 1 #173d80') }) +
  circle(-62, -8, 5, { fill: '#f0a51e' }) +
  rect(-134, -4, 26, 8, 2, { fill: '#26292b' });

const takingOut: FilmScene = paperScene((d) => [
  jointPane(
    d,
    [10, 32, 146, 150],
    0.9,
    heatGlow(d, 160, 92, 50),
    bareJoint(d),
    solder(bright(d), 'M128 94C130 80 144 70 153.500 66H166.500C176 70 190 80 192 94Z'),
    leg(d, 160),
    put(176, 82, -40, scale(0.9, tip(steel(d)) + barrelOf(d))),
    put(142, 70, 46, scale(0.9, pump(d))),
  ),
  jointPane(
    d,
    [164, 32, 146, 150],
    0.9,
    bareJoint(d),
    braid(d, 60, 206, 84, '#c9793a'),
    braid(d, 132, 190, 84, '#c9d0d4'),
    put(164, 76, -44, scale(0.9, tip(steel(d)) + barrelOf(d))),
  ),
  letterText('PUMP', 83, 20, { cap: 8 }),
  letterText('BRAID', 237, 20, { cap: 8 }),
  letterText('ALL LIQUID, THEN PRESS', 83, 196, { cap: 5.8 }),
  letterText('WAIT UNTIL IT IS SILVER', 237, 196, { cap: 5.8 }),
  letterText('NEVER PULL WHILE ANYTHING IS SOLID', 160, 224, { cap: 6.8, ink: redInk }),
]);

const practiceValues = [10_000, 10_000, 10_000, 10_000, 10_000] as const;

/** Perforated board with resistors in two rows, and wires. */
function scrapBoard(d: Defs): string {
  let holes = '';
  for (let x = 0; x < 15; x += 1) for (let y = 0; y < 17; y += 1) holes += `M${-77 + x * 11} ${-88 + y * 11}h0`;
  const parts = [-1, 1].flatMap((side) =>
    practiceValues.map((ohms, i) => put(side * 38, -76 + i * 22, 0, scale(3.8, resistor(d, ohms, 1, 3.6).markup))),
  );
  return (
    rect(-84, -96, 168, 192, 5, { fill: d.linear('0 #c9a25c, 1 #a67c38', 0.1, 0, 0.9, 1) }) +
    path(holes, { stroke: '#d9a441', 'stroke-width': 6.4, 'stroke-linecap': 'round' }) +
    path(holes, { stroke: '#3d2a0c', 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    parts.join('') +
    cable(d, 'M-66 44C-40 30 -20 58 0 44', '#c8261f', 4) +
    cable(d, 'M-66 66C-40 52 -20 80 0 66', '#2f6fc4', 4) +
    cable(d, 'M22 44C40 30 52 58 66 44', '#1d2022', 4) +
    cable(d, 'M22 66C40 52 52 80 66 66', '#c8261f', 4) +
    cable(d, 'M-66 88C-40 78 -20 98 0 88', '#1d2022', 4) +
    cable(d, 'M22 88C40 78 52 98 66 88', '#2f6fc4', 4)
  );
}

const practice: FilmScene = matScene((d) => [
  put(98, 122, -2, scale(0.98, scrapBoard(d))),
  put(196, 26, 0, checklist(['20 JOINTS', '4 BAD, MENDED', '6 WIRES', '5 OUT BY PUMP', '5 OUT BY BRAID'], 2, 116, 19)),
  letterText('18 OF 20 RUN FLAT:', 254, 168, { cap: 6.6, ink: '#ffcf87' }),
  letterText('READY FOR A KIT', 254, 182, { cap: 6.6, ink: '#ffcf87' }),
]);

export const solderingHandScenes = {
  'solder-and-flux': solderAndFlux,
  'wires-and-lugs': wiresAndLugs,
  'taking-a-part-out': takingOut,
  'practise-tonight': practice,
} as const satisfies Record<string, FilmScene>;
