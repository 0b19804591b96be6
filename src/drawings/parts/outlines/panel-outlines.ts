/** Outlines of what is mounted in the walls of a box, and of the box itself. */
import { enclosures } from '#electronics/enclosure.ts';
import { n, path, rect } from '../../primitives/svg.ts';
import { across, box, disc, mm, type PartOutline, upright } from './outline.ts';

export const potentiometer = (): PartOutline => ({
  key: 'pot-16',
  body: { w: 16, h: 16 },
  views: [
    {
      name: 'Front',
      w: 16,
      h: 26,
      lines: path('M-5 -1V13M0 -1V13M5 -1V13', {}) + box(14, 5, 4) + disc(16, 0, -5) + disc(7, 0, -5) + disc(6, 0, -5),
      measures: [across(16, { round: true }), across(5, { side: 'after', from: -5, to: 0 })],
    },
    {
      name: 'Side',
      w: 31,
      h: 26,
      lines:
        rect(-15.5, -13, 9, 16, 0.4, {}) +
        rect(-6.5, -8.5, 7, 7, 0.3, {}) +
        rect(0.5, -8, 15, 6, 0.3, {}) +
        path('M-13 3V6H-10M-10 5V13', {}),
      measures: [across(15, { from: 0.5, to: 15.5 }), upright(-8, -2), across(9, { from: -15.5, to: -6.5 })],
    },
  ],
  description: `The can is ${mm(16)} wide and ${mm(9)} deep, the shaft ${mm(6)} thick and ${mm(15)} long, the legs ${mm(5)} apart.`,
});

/** A round thing of the panel, from above and from the side. */
export function panelPart(key: string, diameter: number, height: number, side: string, above: string): PartOutline {
  return {
    key,
    body: { w: diameter, h: diameter },
    views: [
      { name: 'From above', w: diameter, h: diameter, lines: above, measures: [across(diameter, { round: true })] },
      { name: 'Side', w: diameter, h: height, lines: side, measures: [upright(-height / 2, height / 2)] },
    ],
    description: `It is ${mm(diameter)} wide and ${mm(height)} high.`,
  };
}

export function toggle(poles: 1 | 2): PartOutline {
  const [w, h] = [poles === 1 ? 6.9 : 12.7, 13.2];
  const columns = poles === 1 ? [0] : [-2.4, 2.4];
  const lugs = columns.flatMap((x) => [-4.7, 0, 4.7].map((y) => [x, y] as const));
  return {
    key: `toggle-${poles}`,
    body: { w, h },
    views: [
      {
        name: 'Side',
        w: 13.2,
        h: 33,
        lines:
          path('M-1 -7L-1.4 -15A1.4 1.4 0 0 1 1.4 -15L1 -7', {}) +
          box(6.1, 9, -2.5) +
          box(13.2, 9.6, 6.8) +
          path('M-4.7 11.6V16.5M0 11.6V16.5M4.7 11.6V16.5', {}),
        measures: [across(13.2, { side: 'after' }), upright(2, 11.6)],
      },
      {
        name: 'Lugs',
        w,
        h,
        lines: box(w, h) + lugs.map(([x, y]) => rect(x - 1, y - 0.4, 2, 0.8, 0.2, {})).join(''),
        measures: [across(w), upright(-4.7, 0)],
      },
    ],
    description: `${lugs.length} lugs, ${mm(4.7)} apart, under a body of ${mm(w)} by ${mm(h)}; the bushing is ${mm(6.1)} thick.`,
  };
}

export const footswitch = (): PartOutline => ({
  key: 'footswitch-3pdt',
  body: { w: 17.2, h: 17.2 },
  views: [
    {
      name: 'Side',
      w: 17.2,
      h: 35,
      lines:
        box(8.8, 6.6, -14.2, 2) +
        box(11.8, 10.4, -6) +
        box(16.4, 2.4, -3) +
        box(17.2, 13.8, 6.1) +
        path('M-5.2 13V17.5M0 13V17.5M5.2 13V17.5', { 'stroke-width': 'inherit' }),
      measures: [across(17.2, { side: 'after' }), upright(-0.8, 13), upright(-17.5, -0.8)],
    },
    {
      name: 'Lugs',
      w: 17.2,
      h: 17.2,
      lines:
        box(17.2, 17.2, 0, 0.8) +
        [-5.2, 0, 5.2].flatMap((y) => [-5.2, 0, 5.2].map((x) => rect(x - 0.4, y - 1, 0.8, 2, 0.2, {}))).join(''),
      measures: [across(5.2, { from: -5.2, to: 0 }), upright(-5.2, 0)],
    },
  ],
  description: `Nine lugs, ${mm(5.2)} apart, under a body of ${mm(17.2)} square; the bushing is ${mm(11.8)} thick.`,
});

export const jack = (): PartOutline => ({
  key: 'jack-mono',
  body: { w: 34.5, h: 17.6 },
  views: [
    {
      name: 'Side',
      w: 34.5,
      h: 17.6,
      lines:
        rect(-17.25, -4.6, 9.4, 9.2, 0.5, {}) +
        rect(-9.2, -8.8, 1.5, 17.6, 0.4, {}) +
        path('M-6.2 -7H3.8L10 -2.6L11.8 -4.7H17.2M-7.7 8.2H4.2C7.2 8.2 7.800 4.7 10.8 4.7H17.2', {}),
      measures: [across(34.5), upright(-8.8, 8.8), across(9.4, { side: 'after', from: -17.25, to: -7.85 })],
    },
    {
      name: 'Front',
      w: 17.6,
      h: 17.6,
      lines: disc(17.6) + disc(12.7) + disc(9.2) + disc(6.35),
      measures: [across(9.2, { round: true })],
    },
  ],
  description: `${mm(34.5)} long with its lugs and ${mm(17.6)} across; the bushing is ${mm(9.2)} thick and ${mm(9.4)} long.`,
});

export function enclosure(size: keyof typeof enclosures): PartOutline {
  const { w, h, depth, r } = enclosures[size];
  return {
    key: `enclosure-${size.toLowerCase()}`,
    body: { w, h },
    views: [
      {
        name: 'From above',
        w,
        h,
        lines: box(w, h, 0, r),
        measures: [across(w), upright(-h / 2, h / 2, { side: 'before' })],
      },
      {
        name: 'Side',
        w: depth,
        h,
        lines: box(depth, h, 0, 2) + path(`M${n(depth / 2 - 2.5)} ${n(-h / 2)}V${n(h / 2)}`, {}),
        measures: [across(depth)],
      },
    ],
    description: `${mm(w)} by ${mm(h)}, ${mm(depth)} deep.`,
  };
}
