/** Multimeter, mains adapter and guitar cable. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, path, put, rect } from '../primitives/svg.ts';
import { blackSide } from '../primitives/axonometric-camera.ts';
import { barrel } from '../primitives/metal.ts';
import { cable } from '../equipment/cable.ts';
import { castShadow } from '../equipment/mat.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { type Part, printText } from './part.ts';

/** A probe lying along +y, its needle below. */
function probe(d: Defs, colour: string, dark: string): string {
  return (
    castShadow(d, rect(-3.4, -34, 6.8, 58, 3, {}), 1.4, 0.38, 1, 3) +
    path('M-.9 22L-.5 42L0 45L.5 42L.9 22Z', { fill: d.linear('0 #7f878b, .4 #f4f6f7, 1 #6a7277', 0, 0, 1, 0) }) +
    rect(-3.4, -34, 6.8, 58, 2.6, { fill: d.linear(`0 ${dark}, .3 ${colour}, 1 ${dark}`, 0, 0, 1, 0) }) +
    rect(-5.2, 8, 10.4, 3, 1.2, { fill: dark }) +
    path('M-2.4 -20H2.400M-2.4 -15H2.400M-2.4 -10H2.400M-2.4 -5H2.400M-2.4 0H2.4', {
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': 1,
    })
  );
}

/** The meter with its two leads plugged in. */
export function multimeterPart(d: Defs): Part {
  return {
    w: 146,
    h: 172,
    markup:
      put(-30, -8, 0, multimeter(d)) +
      cable(d, 'M-30 40C-30 78 -6 84 14 76C40 66 18 10 30 -26C36 -48 58 -56 58 -30', '#1c1f20', 3.2) +
      cable(d, 'M-12 40C-12 66 4 68 16 56C32 38 6 -20 18 -52C26 -74 40 -70 38 -36', '#b3211b', 3.2) +
      circle(-30, 40, 4.4, { fill: '#151718', stroke: '#4f5457', 'stroke-width': 0.6 }) +
      circle(-12, 40, 4.4, { fill: '#b3211b', stroke: '#ff8b80', 'stroke-width': 0.6 }) +
      put(38, 0, 4, probe(d, '#d8433a', '#8a1712')) +
      put(59, 8, -4, probe(d, '#4f5457', '#17191a')),
  };
}

/** The sign for a plug whose centre is negative. */
const centreNegative = (x: number, y: number): string =>
  g(
    {
      fill: 'none',
      stroke: '#dfe5e4',
      'stroke-width': 0.7,
      'stroke-linecap': 'round',
      transform: `translate(${x} ${y})`,
    },
    circle(-9, 0, 2.6, {}),
    path('M-10.2 0H-7.800M-6.4 0H-1', {}),
    circle(0, 0, 0.9, { fill: '#dfe5e4' }),
    path('M2.6 -2.800A3.6 3.6 0 1 0 2.6 2.800M3.6 0H6.4', {}),
    circle(9, 0, 2.6, {}),
    path('M7.8 0H10.200M9 -1.200V1.2', {}),
  );

/** A plug-in adapter from the front, pins above, its cord ending in a barrel plug. */
export function adapterPart(d: Defs): Part {
  const brass = d.linear('0 #8a6a24, .3 #fbe7ab, .6 #c79f45, 1 #7c5d1c', 0, 0, 1, 0);
  return {
    w: 144,
    h: 150,
    markup:
      cable(d, 'M-22 42C-22 60 -6 62 8 54C34 40 30 0 44 -6C58 -10 56 20 44 30C34 38 36 44 44 47', '#1c1f20', 3.8) +
      castShadow(d, rect(-46, -36, 48, 74, 7, {}), 2.8, 0.45, 3, 6) +
      rect(-34, -58, 4.4, 22, 2, { fill: brass }) +
      rect(-14.4, -58, 4.4, 22, 2, { fill: brass }) +
      rect(-36, -40, 7.6, 6, 1, { fill: '#17191a' }) +
      rect(-15.6, -40, 7.6, 6, 1, { fill: '#17191a' }) +
      rect(-25, 34, 6, 12, 2, { fill: '#17191a' }) +
      rect(-46, -36, 48, 74, 7, { fill: d.linear('0 #54595c, .3 #33373a, 1 #151718', 0.1, 0, 0.9, 1) }) +
      rect(-45.2, -35.2, 46.4, 72.4, 6.4, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.16,
        'stroke-width': 0.5,
      }) +
      rect(-41, -27, 38, 46, 2, { fill: '#0e1011' }) +
      printText('9 V DC', -22, -16.5, 4.6, '#f0f3f2', 0.95) +
      printText('0.5 A', -22, -8.5, 3.2, '#dfe5e4', 0.85) +
      centreNegative(-22, -1.6) +
      printText('REGULATED', -22, 8.4, 2.3, '#dfe5e4', 0.75) +
      printText('100-240 V AC', -22, 13.6, 2.1, '#dfe5e4', 0.6) +
      circle(-22, 27.5, 1.5, { fill: '#48e07e' }) +
      put(
        47,
        47,
        40,
        castShadow(d, rect(-4, -4.6, 30, 9.2, 3, {}), 1.4, 0.4, 1, 3),
        rect(-4, -4.6, 18, 9.2, 2.6, { fill: d.linear(blackSide) }),
        rect(13, -2.8, 10, 5.6, 0.5, { fill: barrel(d) }),
        rect(22.4, -1.1, 1.2, 2.2, 0.2, { fill: '#0c0d0e' }),
      ),
  };
}

/** A straight 6.35 mm plug along +x, whole, with its tip. */
function phonePlug(d: Defs): string {
  const metal = barrel(d);
  return (
    castShadow(d, rect(-34, -6, 66, 12, 4, {}), 1.6, 0.4, 1, 3) +
    rect(-44, -3.6, 12, 7.2, 2, { fill: '#17191a' }) +
    rect(-34, -7, 34, 14, 2.4, { fill: d.linear(blackSide) }) +
    path('M-30 -6.800V6.800M-27 -6.800V6.800M-24 -6.800V6.8', {
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 0.7,
    }) +
    rect(-1, -5.4, 4, 10.8, 0.8, { fill: metal }) +
    rect(3, -3.2, 20, 6.4, 0.3, { fill: metal }) +
    rect(22.6, -3.3, 1.3, 6.6, 0.2, { fill: '#101213' }) +
    path('M23.9 -3.100H27L28.2 -1.900L29.6 -3L32.6 0L29.6 3L28.2 1.900L27 3.100H23.900Z', { fill: metal })
  );
}

/** Three metres wound into a ring, a plug at either end. */
export function guitarCablePart(d: Defs): Part {
  const turn = (r: number, dx: number, dy: number): string =>
    `M${dx - r} ${dy}a${r} ${r * 0.94} 0 1 1 ${2 * r} 0a${r} ${r * 0.94} 0 1 1 ${-2 * r} 0`;
  return {
    w: 168,
    h: 168,
    markup:
      cable(d, turn(54, 1, -9), '#1c1f20', 6) +
      cable(d, turn(50, -3, -6), '#1c1f20', 6) +
      cable(d, turn(57, 0, -11), '#1c1f20', 6) +
      cable(d, 'M-56 -8C-60 40 -34 56 -10 58', '#1c1f20', 6) +
      cable(d, 'M55 -20C60 22 50 34 34 38C14 42 -6 34 -22 28', '#1c1f20', 6) +
      rect(-9, -70, 17, 12, 3, { fill: d.linear('0 #ffd074, .5 #f0a51e, 1 #b97508', 0, 0, 1, 0) }) +
      put(32, 66, 12, phonePlug(d)) +
      put(-52, 14, 205, phonePlug(d)),
  };
}
