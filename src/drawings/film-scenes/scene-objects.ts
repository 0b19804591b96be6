/** Tools and things that only the films show, at the scale of the workbench: about a millimetre to a unit. */
import type { Defs } from '../primitives/defs.ts';
import { circle, ellipse, g, path, put, rect } from '../primitives/svg.ts';
import { inkColour, letterText } from '../figures/figure.ts';
import { chrome } from '../primitives/metal.ts';
import { castShadow } from '../equipment/mat.ts';

/** Safety glasses from above, lenses to the top. */
export function safetyGlasses(d: Defs): string {
  const lens = d.linear('0 #ffffff .75, .5 #cfe6ee .45, 1 #ffffff .6', 0.1, 0, 0.9, 1);
  const frame = { fill: 'none', stroke: '#23282a', 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
  return (
    castShadow(d, rect(-36, -14, 72, 26, 12, {}), 2, 0.35, 1, 4) +
    path('M-36 -4C-44 6 -42 26 -36 38M36 -4C44 6 42 26 36 38', { ...frame, 'stroke-linecap': 'round' }) +
    path(
      'M-36 -10Q-36 -16 -28 -16H-8Q-2 -16 0 -9Q2 -16 8 -16H28Q36 -16 36 -10Q36 14 20 14Q4 14 0 -3Q-4 14 -20 14Q-36 14 -36 -10Z',
      {
        ...frame,
        fill: lens,
      },
    )
  );
}

/** A small fan in a square frame, seen from the front. */
export function fan(d: Defs): string {
  const blade = 'M0 0C6 -18 20 -16 17 -5C14 2 6 2 0 0Z';
  return (
    castShadow(d, rect(-24, -24, 48, 48, 6, {}), 2.4, 0.4, 2, 5) +
    rect(-24, -24, 48, 48, 6, { fill: d.linear('0 #4f5659, 1 #1d2123', 0.1, 0, 0.9, 1) }) +
    circle(0, 0, 21, { fill: '#0f1213' }) +
    g({ fill: '#6d777b' }, ...[0, 72, 144, 216, 288].map((turn) => put(0, 0, turn, path(blade, {})))) +
    circle(0, 0, 6, { fill: d.radial('0 #8b9599, 1 #2c3234') })
  );
}

/** Long-nosed pliers, nose up. */
export function pliers(d: Defs): string {
  const grip = d.linear('0 #7a1d10, .3 #e0563f, .6 #b93a24, 1 #6b170c', 0, 0, 1, 0);
  return (
    castShadow(d, path('M-2 -52L-10 -8L-22 58L-10 60L0 4L10 60L22 58L10 -8L2 -52Z', {}), 2, 0.4, 2, 5) +
    path('M-8 2C-14 24 -22 42 -22 58Q-20 64 -13 62C-10 44 -5 26 -1 10Z', { fill: grip }) +
    path('M8 2C14 24 22 42 22 58Q20 64 13 62C10 44 5 26 1 10Z', { fill: grip }) +
    path('M-.4 -54L-4 -36L-10 -8L-8 6L-1 10Z', { fill: chrome(d) }) +
    path('M.4 -54L4 -36L10 -8L8 6L1 10Z', { fill: d.linear('0 #8d959a, .4 #e3e7e9, 1 #5d656a', 0, 0, 1, 0.3) }) +
    circle(0, 0, 4.4, { fill: '#5d656a' })
  );
}

/** Wire stripper, jaws up, with the notches for each size of wire. */
export function wireStripper(d: Defs): string {
  const grip = d.linear('0 #8a5a04, .3 #ffc24a, .6 #e39a12, 1 #7a4f02', 0, 0, 1, 0);
  return (
    castShadow(d, path('M-10 -44L-12 -8L-22 58L-10 60L0 4L10 60L22 58L12 -8L10 -44Z', {}), 2, 0.4, 2, 5) +
    path('M-8 2C-14 24 -22 42 -22 58Q-20 64 -13 62C-10 44 -5 26 -1 10Z', { fill: grip }) +
    path('M8 2C14 24 22 42 22 58Q20 64 13 62C10 44 5 26 1 10Z', { fill: grip }) +
    path('M-.5 -46H-9L-12 -8L-8 6L-1 10Z', { fill: chrome(d) }) +
    path('M.5 -46H9L12 -8L8 6L1 10Z', { fill: d.linear('0 #8d959a, .4 #e3e7e9, 1 #5d656a', 0, 0, 1, 0.3) }) +
    g({ fill: '#2b3033' }, ...[-40, -32, -24].map((y, i) => circle(0, y, 2.6 - i * 0.6, {}))) +
    circle(0, 0, 4.4, { fill: '#5d656a' })
  );
}

/** A magnifier whose glass shows something; the glass is a disc around the origin. */
export function magnifier(d: Defs, r: number, seen: string, turn = 40): string {
  return (
    put(
      0,
      0,
      turn,
      castShadow(d, rect(r, -5, r * 1.2, 10, 4, {}), 2, 0.4, 1, 4) +
        rect(r + 1, -3.4, 8, 6.8, 1, { fill: chrome(d) }) +
        rect(r + 8, -5.4, r * 1.1, 10.8, 5, { fill: d.linear('0 #3c4245, .4 #6d7579, 1 #17191a') }),
    ) +
    circle(0, 0, r, { fill: '#fffdf6' }) +
    g({ 'clip-path': d.clip(circle(0, 0, r, {})) }, seen) +
    circle(0, 0, r, { fill: d.radial('.7 #fff 0, 1 #9fc4d4 .35') }) +
    circle(0, 0, r, { fill: 'none', stroke: chrome(d), 'stroke-width': 5 }) +
    circle(0, 0, r - 2.6, { fill: 'none', stroke: '#2b3033', 'stroke-opacity': 0.5, 'stroke-width': 0.6 })
  );
}

/** A small combo amplifier from the front, 84 by 74 around the origin. */
export function amplifier(d: Defs, volume = -130): string {
  const cloth = d.pattern(
    3,
    3,
    path('M0 0L3 3M3 0L0 3', { stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 0.5 }),
  );
  return (
    castShadow(d, rect(-42, -36, 84, 74, 6, {}), 3, 0.45, 2, 7) +
    rect(-42, -36, 84, 74, 6, { fill: d.linear('0 #3b4144, 1 #17191a', 0.1, 0, 0.9, 1) }) +
    rect(-37, -18, 74, 51, 3, { fill: '#b9a887' }) +
    rect(-37, -18, 74, 51, 3, { fill: cloth }) +
    circle(0, 8, 21, { fill: '#000', 'fill-opacity': 0.16 }) +
    rect(-37, -32, 74, 11, 2, { fill: d.linear('0 #e6c98a, 1 #b08c46') }) +
    [-26, -10, 6].map((x) => circle(x, -26.5, 3.6, { fill: '#17191a' })).join('') +
    put(-26, -26.5, volume, path('M0 -1V-3.4', { stroke: '#fff', 'stroke-width': 1, 'stroke-linecap': 'round' })) +
    circle(28, -26.5, 2.2, { fill: '#ff5a3c' })
  );
}

/** The lower half of an electric guitar, its neck leaving to the upper left. */
export function guitarBody(d: Defs): string {
  const wood = d.linear('0 #d5663a, .5 #b0381c, 1 #74200e', 0.1, 0, 0.9, 1);
  const strings = [-3, -1, 1, 3].map((y) => `M-70 ${y}H14`).join('');
  return (
    castShadow(d, ellipse(10, 0, 50, 34, {}), 3, 0.4, 2, 7) +
    rect(-80, -6, 70, 12, 1, { fill: '#5b3413' }) +
    path(
      'M-22 -22C-12 -36 2 -26 12 -30C40 -40 60 -22 60 0C60 22 40 40 12 32C0 28 -12 38 -24 26C-34 16 -12 10 -14 0C-14 -8 -32 -10 -22 -22Z',
      {
        fill: wood,
        stroke: '#3d0f05',
        'stroke-width': 0.8,
      },
    ) +
    path('M2 -20C22 -24 34 -16 34 0C34 14 22 22 6 20C-6 18 -4 -18 2 -20Z', { fill: '#f5efe0' }) +
    [8, 22].map((x) => rect(x - 3, -9, 6, 18, 2, { fill: '#26292b' })).join('') +
    path(strings, { stroke: '#e6eaec', 'stroke-width': 0.5 }) +
    rect(28, -7, 5, 14, 1, { fill: '#b9c1c5' }) +
    circle(38, 16, 3.4, { fill: '#26292b' })
  );
}

/** A crocodile clip, its jaws to the right. */
export const crocodileClip = (d: Defs): string =>
  path('M-22 -6H10L38 -11V-3L18 0L38 3V11L10 6H-22Z', {
    fill: d.linear('0 #f0f3f4, .5 #b4bdc1, 1 #6d767b'),
    stroke: '#3f484d',
    'stroke-width': 0.8,
    'stroke-linejoin': 'round',
  }) + rect(-34, -5, 16, 10, 3, { fill: '#1d2022' });

/** A sheet of paper with lines of a list; so many of them are ticked. */
export function checklist(lines: readonly string[], ticked: number, w: number, pitch = 15): string {
  const rows = lines.map((line, i) => {
    const y = 17 + i * pitch;
    const box = rect(8, y - 7, 8, 8, 1.4, { fill: 'none', stroke: inkColour, 'stroke-width': 0.9 });
    const tick =
      i < ticked
        ? path(`M9.4 ${y - 3.4}L11.6 ${y - 0.8}L17.4 ${y - 8.4}`, {
            fill: 'none',
            stroke: '#1d7a46',
            'stroke-width': 1.6,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          })
        : '';
    return box + tick + letterText(line, 23, y, { cap: 5.6, anchor: 'start' });
  });
  return rect(0, 0, w, 12 + lines.length * pitch, 2, { fill: '#fbfaf4' }) + rows.join('');
}
