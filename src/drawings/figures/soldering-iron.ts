/** The iron, its tip, and taking solder away again. */
import type { Defs } from '../primitives/defs.ts';
import { circle, data, ellipse, g, path, put, rect } from '../primitives/svg.ts';
import {
  arrow,
  onMat,
  onPaper,
  paleInk,
  strokePath,
  pointer,
  verdictBadge,
  letterText,
  type Figure,
} from './figure.ts';

export const steel = (d: Defs): string => d.linear('0 #5d666b, .2 #e9edee, .42 #ffffff, .64 #a4adb2, 1 #4e575c');

/** A chisel tip along +x, its edge at the origin: 90 long, 22 thick. */
export const tip = (metal: string): string =>
  path('M0 -3.4L34 -11H96V11H34L0 3.4Z', {
    fill: metal,
    stroke: '#3f484d',
    'stroke-width': 0.7,
    'stroke-linejoin': 'round',
  });

export const barrelOf = (d: Defs): string =>
  rect(92, -15, 140, 30, 2, { fill: steel(d) }) + rect(92, -15, 14, 30, 2, { fill: '#8a5a2a', opacity: 0.3 });

const laminate = (y: number): string =>
  rect(0, y, 320, 26, 0, { fill: '#8f9a62' }) +
  rect(0, y - 1, 320, 3.4, 0, { fill: '#1b6640' }) +
  rect(0, y + 23, 320, 3.4, 0, { fill: '#1b6640' });

const contact = onPaper(190, (d) => {
  const leg = rect(154, 36, 11, 150, 2, { fill: d.linear('0 #7b848a, .3 #eef1f2, .6 #b3bbc0, 1 #6a7379', 0, 0, 1, 0) });
  return [
    laminate(132),
    rect(150, 130, 19, 30, 0, { fill: '#e9e2cf' }),
    path('M122 128H150V132H122ZM169 128H198V132H169Z', { fill: '#c58343' }),
    leg,
    g({ transform: 'translate(168 124.5) rotate(-32)' }, tip(steel(d)), barrelOf(d)),
    path('M134 128C146 126 151 116 154 106V128Z', { fill: '#d9dfe2', stroke: '#5e676c', 'stroke-width': 0.7 }),
    strokePath('M20 74C60 78 100 92 152 122', '#6a7379', 6),
    strokePath('M20 73C60 77 100 91 152 121', '#dfe5e8', 3),
    letterText('SOLDER', 44, 62) + pointer(44, 66, 64, 80),
    letterText('LEG', 160, 26),
    letterText('PAD', 224, 180, { anchor: 'start' }) + pointer(221, 176, 190, 131),
    letterText('IRON', 246, 118) + pointer(246, 110, 224, 92),
  ].join('');
});

const tinned = onMat(170, (d) => {
  const bright = d.linear('0 #78838a, .2 #f6f8f9, .42 #ffffff, .64 #bfc8cd, 1 #5e686e');
  const dark = d.linear('0 #17120f, .3 #54463c, .5 #3b302a, 1 #0f0c0a');
  const upright = (x: number, metal: string, extra: string): string =>
    put(x, 138, -90, tip(metal) + barrelOf(d) + extra);
  return [
    upright(
      96,
      bright,
      path('M2 -2.4L34 -8.6H52', { fill: 'none', stroke: '#fff', 'stroke-width': 2, 'stroke-linecap': 'round' }),
    ),
    upright(
      224,
      dark,
      path('M8 1L20 -3M26 4L40 1M44 -6L58 -3M60 6L74 3', {
        stroke: '#8a5b3a',
        'stroke-width': 1.6,
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    ),
    circle(240, 146, 8, { fill: d.radial('0 #ffffff, .4 #ccd3d7, 1 #6b757b', 0.5, 0.5, 0.6, 0.34, 0.28) }),
    circle(214, 154, 4.4, { fill: d.radial('0 #ffffff, .4 #ccd3d7, 1 #6b757b', 0.5, 0.5, 0.6, 0.34, 0.28) }),
    letterText('TINNED', 96, 160, { ink: paleInk }),
    letterText('OXIDISED', 280, 100, { ink: paleInk }),
    verdictBadge(34, 36, true),
    verdictBadge(290, 36, false),
  ].join('');
});

/** Braid as a flat ribbon of crossed strands between two points on a line. */
export function braid(d: Defs, fromX: number, toX: number, y: number, fill: string): string {
  let strands = '';
  for (let x = fromX; x < toX; x += 6)
    strands += data`M${x} ${y - 7}L${x + 7} ${y + 7}M${x} ${y + 7}L${x + 7} ${y - 7}`;
  const clip = d.clip(rect(fromX, y - 7, toX - fromX, 14, 1, {}));
  return (
    rect(fromX, y - 7, toX - fromX, 14, 1, { fill }) +
    g({ 'clip-path': clip }, path(strands, { stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 1.1 }))
  );
}

const desoldering = onPaper(190, (d) =>
  [
    laminate(136),
    path('M118 132H202V136H118Z', { fill: '#c58343' }),
    path('M120 132C140 130 148 126 154 120H166C172 126 180 130 200 132Z', {
      fill: '#c3cacd',
      stroke: '#5e676c',
      'stroke-width': 0.7,
    }),
    rect(155, 118, 10, 68, 1, { fill: '#aeb6ba' }),
    braid(d, 30, 206, 112, '#c9793a'),
    braid(d, 128, 192, 112, '#c9d0d4'),
    ...[142, 178].map((x) => arrow(x, 132, x, 121, '#2b6cb0')),
    g({ transform: 'translate(164 102) rotate(-38)' }, tip(steel(d)), barrelOf(d)),
    ellipse(160, 112, 34, 7.4, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 1 }),
    letterText('COPPER', 64, 92) + pointer(64, 96, 76, 108),
    letterText('TURNS SILVER', 104, 66) + pointer(112, 70, 142, 108),
    letterText('IRON', 176, 40) + pointer(184, 44, 206, 72),
  ].join(''),
);

export const solderingIronFigures: Readonly<Record<string, Figure>> = {
  'iron-tip-contact': contact,
  'tinned-tip': tinned,
  'desoldering-braid': desoldering,
};
