/** Hand tools at true size, turned so that they fill a square. The iron, the cutters and the reel are those of equipment. */
import type { Defs } from '../primitives/defs.ts';
import { circle, ellipse, g, n, path, put, rect } from '../primitives/svg.ts';
import { barrel, chrome } from '../primitives/metal.ts';
import { cable } from '../equipment/cable.ts';
import { castShadow } from '../equipment/mat.ts';
import { cutters, pliersShadow, solderingIron, solderSpool } from '../equipment/tools.ts';
import { type Part, printText } from './part.ts';

/** Brass wool in its pot, from above. */
function brassWool(d: Defs): string {
  const curls: string[] = [];
  for (let i = 0; i < 26; i++) {
    const angle = i * 2.4;
    const away = 2.6 * Math.sqrt(i);
    const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)];
    curls.push(`M${n(x - 3.4)} ${n(y)}c0 -4 6.8 -4 6.8 0s-5 3.6 -5 .6s4.4 -2.2 3.6 1`);
  }
  return (
    circle(0, 0, 19, { fill: d.linear('0 #4f5457, .5 #2a2e30, 1 #101213', 0.1, 0, 0.9, 1) }) +
    circle(0, 0, 16.2, { fill: '#6e4c12' }) +
    g(
      { fill: 'none', 'stroke-linecap': 'round' },
      path(curls.join(''), { stroke: '#b07a1c', 'stroke-width': 1.5 }),
      path(curls.join(''), { stroke: '#f5cf73', 'stroke-width': 0.6, transform: 'translate(-.3 -.5)' }),
    ) +
    circle(0, 0, 17.4, { fill: 'none', stroke: '#7d8488', 'stroke-width': 0.7, 'stroke-opacity': 0.6 })
  );
}

/** A plate with a spring that holds the iron, and the pot of brass wool beside it. */
function ironStand(d: Defs): string {
  const turns = Array.from({ length: 9 }, (_, i) => ellipse(-18 + i * 4.6, -17, 2.6, 9.4, {})).join('');
  return (
    castShadow(d, rect(-27, -32, 54, 70, 6, {}), 2.6, 0.42, 2, 5) +
    rect(-27, -32, 54, 70, 6, { fill: d.linear('0 #5a6063, .4 #33383a, 1 #1c1f20', 0.1, 0, 0.9, 1) }) +
    rect(-26.3, -31.3, 52.6, 68.6, 5.4, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': 0.5,
    }) +
    g({ fill: 'none', stroke: '#14171a', 'stroke-width': 2.8, 'stroke-opacity': 0.55 }, turns) +
    g({ fill: 'none', stroke: '#aab2b6', 'stroke-width': 1.7 }, turns) +
    g({ fill: 'none', stroke: '#f4f7f8', 'stroke-width': 0.5, transform: 'translate(-.4 -.3)' }, turns) +
    put(0, 16, 0, brassWool(d))
  );
}

/** Three round pins, as sockets in India take them. */
function mainsPlug(d: Defs): string {
  const brass = d.linear('0 #8a6a24, .3 #fbe7ab, .6 #c79f45, 1 #7c5d1c', 0, 0, 1, 0);
  return (
    castShadow(d, rect(-12, -10, 24, 26, 6, {}), 1.6, 0.4, 1, 3) +
    rect(-8.6, 14, 4.4, 13, 2, { fill: brass }) +
    rect(4.2, 14, 4.4, 13, 2, { fill: brass }) +
    rect(-2.9, 14, 5.8, 17, 2.6, { fill: brass }) +
    path('M-6 -12H6L12.5 -2V13Q12.5 16 9.5 16H-9.500Q-12.5 16 -12.5 13V-2Z', {
      fill: d.linear('0 #0f1011, .2 #4f5457, .45 #2b2f31, 1 #0b0c0d', 0, 0, 1, 0),
    }) +
    path('M-8 6H8M-8 9H8', { stroke: '#fff', 'stroke-opacity': 0.12, 'stroke-width': 0.8 })
  );
}

/** Iron, stand with brass wool, cord and plug. */
export function ironPart(d: Defs): Part {
  return {
    w: 190,
    h: 190,
    markup:
      put(-46, -38, 0, ironStand(d)) +
      cable(
        d,
        'M62 -62C74 -74 88 -62 82 -40C74 -12 38 0 42 28C45 46 66 46 66 30C66 16 46 14 40 30C36 42 40 48 46 52',
        '#1c1f20',
        5,
      ) +
      put(46, 58, -28, mainsPlug(d)) +
      put(0, 0, -45, solderingIron(d, false)),
  };
}

export const solderPart = (d: Defs): Part => ({
  w: 80,
  h: 80,
  markup: put(-8, -1, 0, solderSpool(d, 'M18 -18C26 -30 36 -34 42 -26S36 -8 44 -2')),
});

export const cuttersPart = (d: Defs): Part => ({ w: 82, h: 128, markup: put(5, -16, 24, cutters(d)) });

/** Two flat plates with a row of round holes, one for each wire; the handles open below. */
export function wireStripperPart(d: Defs): Part {
  const grip = d.linear('0 #9c5d04, .3 #ffc54f, .6 #f0a51e, 1 #8a5203', 0, 0, 1, 0);
  const holes = [0.9, 1.2, 1.5, 1.8, 2.1].map((r, i) => circle(0, -44 + i * 7.4, r, {})).join('');
  const marks = ['.2', '.3', '.4', '.5', '.8']
    .map((mark, i) => printText(mark, -7.4, -43.1 + i * 7.4, 2.2, '#2c3336', 0.85))
    .join('');
  return {
    w: 94,
    h: 150,
    markup: put(
      4,
      -6,
      22,
      pliersShadow(d, 'M0 -48V6', 17),
      path('M-9 4C-15 30 -23 46 -23 64Q-21 70 -14 68C-12 50 -6 32 -1 14Z', { fill: grip }),
      path('M9 4C15 30 23 46 23 64Q21 70 14 68C12 50 6 32 1 14Z', { fill: grip }),
      path('M0 -56H-6Q-10 -55 -10.5 -50L-13 -8L-9 10L0 14Z', {
        fill: d.linear('0 #f6f8f8, .35 #d3d9dc, .7 #a4acb0, 1 #6d757a', 0, 0, 1, 0.4),
      }),
      path('M0 -56H6Q10 -55 10.5 -50L13 -8L9 10L0 14Z', {
        fill: d.linear('0 #c3cace, .4 #e8ecee, 1 #626a6f', 0, 0, 1, 0.4),
      }),
      path('M0 -56V-6', { stroke: '#3c4448', 'stroke-width': 0.6 }),
      g({ fill: '#15191b', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.3 }, holes),
      marks,
      circle(0, 4, 5.4, { fill: chrome(d), stroke: '#4b5358', 'stroke-width': 0.5 }),
      circle(0, 4, 2.1, { fill: '#4b5358' }),
    ),
  };
}

/** A spring pump, nozzle to the lower left. */
export function desolderingPumpPart(d: Defs): Part {
  const tube = d.linear('0 #0b3a5c, .16 #4b9fd6, .34 #8cc9f0, .55 #2475aa, .85 #0c3f63, 1 #155079');
  const black = d.linear('0 #0f1011, .16 #5a5f62, .34 #34383a, .7 #17191a, 1 #090a0b');
  return {
    w: 152,
    h: 152,
    markup: put(
      0,
      0,
      -45,
      castShadow(
        d,
        rect(-88, -4, 30, 8, 3, {}) + rect(-70, -9, 124, 18, 3, {}) + rect(56, -8, 36, 16, 3, {}),
        2.2,
        0.42,
        -2.4,
        5,
      ),
      path('M-94 -1.800L-76 -5H-68V5H-76L-94 1.800Z', { fill: d.linear('0 #c9cfcb, .3 #ffffff, 1 #9aa39d') }),
      rect(-70, -9.4, 12, 18.8, 2, { fill: black }),
      rect(-60, -10, 104, 20, 1.4, { fill: tube }),
      path('M-54 -9.800V9.800M-51 -9.800V9.800M30 -9.800V9.800M33 -9.800V9.8', {
        stroke: '#06263d',
        'stroke-opacity': 0.55,
        'stroke-width': 0.8,
      }),
      rect(42, -10.6, 12, 21.2, 2, { fill: black }),
      rect(54, -3.4, 28, 6.8, 0.6, { fill: barrel(d) }),
      rect(80, -9.6, 12, 19.2, 3, { fill: black }),
      ellipse(12, -1, 8, 4.4, { fill: '#0d0f10' }),
      ellipse(12, -1.8, 6.6, 3.4, { fill: d.linear('0 #ffd074, 1 #d68f0c') }),
    ),
  };
}
