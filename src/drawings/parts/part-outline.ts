/** What a part measures, from two sides, in millimetres. One outline serves every part in the same body. */
import { enclosures } from '#electronics/enclosure.ts';
import { isWideCan } from '#electronics/codes/capacitor-code.ts';
import { circle, n, path, rect } from '../primitives/svg.ts';
import { knobDiameters } from '../pedal/knobs.ts';
import type { PartDrawing } from './part-drawing.ts';
import { cans } from './semiconductors.ts';

/** A measure between two points of a view, written beside it. */
export interface Measure {
  readonly along: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Where the line stands: beyond which edge of the view, and in which row outward. */
  readonly side: 'before' | 'after';
  readonly row?: number;
  readonly round?: boolean;
}

/** One side of a part: lines around its middle, and how far they reach. */
export interface OutlineView {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly lines: string;
  readonly measures: readonly Measure[];
}

export interface PartOutline {
  /** Names the picture: outline/<key>. */
  readonly key: string;
  readonly views: readonly [OutlineView, OutlineView];
  /** The body alone, as it lies in the part's own picture. */
  readonly body: { readonly w: number; readonly h: number };
  /** For those who cannot see it. */
  readonly words: string;
}

const box = (w: number, h: number, y = 0, r = 0.3): string => rect(-w / 2, y - h / 2, w, h, r, {});
const disc = (diameter: number, x = 0, y = 0): string => circle(x, y, diameter / 2, {});
const dots = (diameter: number, points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => disc(diameter, x, y)).join('');
const across = (length: number, more: Partial<Measure> = {}): Measure => ({
  along: 'x',
  from: -length / 2,
  to: length / 2,
  side: 'before',
  ...more,
});
const upright = (from: number, to: number, more: Partial<Measure> = {}): Measure => ({
  along: 'y',
  from,
  to,
  side: 'after',
  ...more,
});
const mm = (value: number): string => `${n(value).replace(/^\./, '0.')} mm`;

/** A body on the wire that runs through it. */
function axial(key: string, length: number, diameter: number, wires: readonly number[] = [0]): PartOutline {
  const reach = length + 14;
  const leads = wires.map(
    (y) => `M${n(-reach / 2)} ${n(y)}H${n(-length / 2)}M${n(length / 2)} ${n(y)}H${n(reach / 2)}`,
  );
  const end = wires.length > 1 ? box(diameter, diameter, 0, 0.4) : disc(diameter);
  return {
    key,
    body: { w: length, h: diameter },
    views: [
      {
        name: 'Side',
        w: reach,
        h: diameter,
        lines: path(leads.join(''), {}) + box(length, diameter),
        measures: [across(length)],
      },
      {
        name: 'End',
        w: diameter,
        h: diameter,
        lines:
          end +
          dots(
            0.6,
            wires.map((y) => [0, y] as const),
          ),
        measures: [upright(-diameter / 2, diameter / 2, { round: wires.length === 1 })],
      },
    ],
    words: `The body is ${mm(length)} long and ${mm(diameter)} wide.`,
  };
}

interface Standing {
  readonly w: number;
  readonly h: number;
  /** From front to back; as wide as it is deep where it is round. */
  readonly depth: number;
  readonly isRound?: boolean;
  /** Where the legs are, seen from below. */
  readonly legs: readonly (readonly [x: number, y: number])[];
  /** Between the first two legs along x, as boards are drilled. */
  readonly pitch: number;
  readonly front?: string;
  readonly below?: string;
}

const legLength = 6;

/** A body on legs: from the front, and from below where its legs are. */
function standing(key: string, { w, h, depth, isRound, legs, pitch, front, below }: Standing): PartOutline {
  const top = -(h + legLength) / 2;
  const foot = top + h;
  const columns = [...new Set(legs.map(([x]) => x))];
  const reach = Math.max(w, ...columns.map((x) => 2 * Math.abs(x) + 0.6));
  return {
    key,
    body: { w, h },
    views: [
      {
        name: 'Front',
        w: reach,
        h: h + legLength,
        lines:
          path(columns.map((x) => `M${n(x)} ${n(foot)}v${legLength}`).join(''), {}) + (front ?? box(w, h, top + h / 2)),
        measures: [across(w, { round: isRound ?? false }), upright(top, foot)],
      },
      {
        name: 'From below',
        w: Math.max(reach, w),
        h: depth,
        lines: (below ?? (isRound ? disc(w) : box(w, depth))) + dots(0.6, legs),
        measures: [
          across(pitch, { side: 'after', from: columns[0]!, to: columns[0]! + pitch }),
          ...(isRound ? [] : [upright(-depth / 2, depth / 2)]),
        ],
      },
    ],
    words: `The body is ${mm(w)} wide and ${mm(h)} high, its legs are ${mm(pitch)} apart.`,
  };
}

const pair = (pitch: number): [number, number][] => [
  [-pitch / 2, 0],
  [pitch / 2, 0],
];
const three = (pitch: number): [number, number][] => [
  [-pitch, 0],
  [0, 0],
  [pitch, 0],
];

/** Two rows of pins, three tenths of an inch apart: the legs of a chip beside its body, the holes of a socket in it. */
function dualInLine(
  key: string,
  {
    pins,
    width,
    height,
    isThere = () => true,
  }: { pins: number; width: number; height: number; isThere?: (row: number) => boolean },
): PartOutline {
  const rows = pins / 2;
  const length = rows * 2.54 - 0.5;
  const y = (i: number): number => (i - (rows - 1) / 2) * 2.54;
  const used = Array.from({ length: rows }, (_, i) => i).filter(isThere);
  const isSocket = width > 7.62;
  const [drop, foot] = [3.3, -(height + 3.3) / 2 + height];
  const legs = used.map((i) => `M${n(-width / 2)} ${n(y(i))}H-3.81M${n(width / 2)} ${n(y(i))}H3.81`).join('');
  const shoulder = isSocket
    ? ''
    : `M${n(-width / 2)} ${n(foot - height / 2)}H-3.81M${n(width / 2)} ${n(foot - height / 2)}H3.81`;
  const from = n(isSocket ? foot : foot - height / 2);
  return {
    key,
    body: { w: Math.max(width, 7.62), h: length },
    views: [
      {
        name: 'From above',
        w: Math.max(width, 8.2),
        h: length,
        lines:
          (isSocket
            ? dots(
                1.4,
                used.flatMap((i) => [[-3.81, y(i)] as const, [3.81, y(i)] as const]),
              )
            : path(legs, {})) +
          box(width, length) +
          path(`M-1 ${n(-length / 2)}A1 1 0 0 0 1 ${n(-length / 2)}`, {}) +
          (isSocket ? '' : disc(0.8, -width / 2 + 1.1, -length / 2 + 1.3)),
        measures: [across(7.62), upright(-length / 2, length / 2, { side: 'before' }), upright(y(0), y(1))],
      },
      {
        name: 'End',
        w: Math.max(width, 8.2),
        h: height + drop,
        lines:
          box(width, height, foot - height / 2) +
          path(`${shoulder}M-3.81 ${from}V${n(foot + drop)}M3.81 ${from}V${n(foot + drop)}`, {}),
        measures: [across(width), upright(foot - height, foot)],
      },
    ],
    words: `${pins} pins in two rows, ${mm(7.62)} from row to row and ${mm(2.54)} from pin to pin; the body is ${mm(length)} long and ${mm(height)} high.`,
  };
}

const potentiometer = (): PartOutline => ({
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
  words: `The can is ${mm(16)} wide and ${mm(9)} deep, the shaft ${mm(6)} thick and ${mm(15)} long, the legs ${mm(5)} apart.`,
});

/** A round thing of the panel, from above and from the side. */
function panelPart(key: string, diameter: number, height: number, side: string, above: string): PartOutline {
  return {
    key,
    body: { w: diameter, h: diameter },
    views: [
      { name: 'From above', w: diameter, h: diameter, lines: above, measures: [across(diameter, { round: true })] },
      { name: 'Side', w: diameter, h: height, lines: side, measures: [upright(-height / 2, height / 2)] },
    ],
    words: `It is ${mm(diameter)} wide and ${mm(height)} high.`,
  };
}

function toggle(poles: 1 | 2): PartOutline {
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
    words: `${lugs.length} lugs, ${mm(4.7)} apart, under a body of ${mm(w)} by ${mm(h)}; the bushing is ${mm(6.1)} thick.`,
  };
}

const footswitch = (): PartOutline => ({
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
  words: `Nine lugs, ${mm(5.2)} apart, under a body of ${mm(17.2)} square; the bushing is ${mm(11.8)} thick.`,
});

const jack = (): PartOutline => ({
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
  words: `${mm(34.5)} long with its lugs and ${mm(17.6)} across; the bushing is ${mm(9.2)} thick and ${mm(9.4)} long.`,
});

function enclosure(size: keyof typeof enclosures): PartOutline {
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
    words: `${mm(w)} by ${mm(h)}, ${mm(depth)} deep.`,
  };
}

/** Bodies that a value or a mark does not change. */
const plain: Partial<Record<PartDrawing['draw'], () => PartOutline>> = {
  resistor: () => axial('resistor', 6.3, 2.4),
  opto: () => axial('opto', 12, 6, [-1.27, 1.27]),
  film: () => standing('film', { w: 7.2, h: 7, depth: 2.6, legs: pair(5), pitch: 5 }),
  ceramic: () =>
    standing('ceramic', {
      w: 6,
      h: 5.5,
      depth: 2.4,
      legs: pair(2.54),
      pitch: 2.54,
      front: `<ellipse cx="0" cy="-3" rx="3" ry="2.75"/>`,
    }),
  led: () =>
    standing('led-5mm', {
      w: 5.8,
      h: 8.5,
      depth: 5.8,
      isRound: true,
      legs: pair(2.54),
      pitch: 2.54,
      front: path('M-2.5 .25V-4.75A2.5 2.5 0 0 1 2.5 -4.75V.25', {}) + box(5.8, 1.2, 0.65),
      below: path('M-2.4 -1.63A2.9 2.9 0 1 1 -2.4 1.63Z', {}) + disc(5),
    }),
  to92: () =>
    standing('to-92', {
      w: 4.7,
      h: 4.8,
      depth: 3.6,
      legs: three(1.27),
      pitch: 1.27,
      below: path('M-2.35 1.35H2.35A2.35 2.35 0 1 0 -2.35 1.35Z', {}),
    }),
  'adapter-board': () =>
    standing('sot23-adapter', {
      w: 6.6,
      h: 8,
      depth: 2.6,
      legs: three(2.54),
      pitch: 2.54,
      below: box(6.6, 1.6, -0.5) + box(2.9, 1, 0.8),
    }),
  trimmer: () =>
    standing('trimmer', {
      w: 6,
      h: 6,
      depth: 6,
      legs: [
        [-2.54, 2.54],
        [0, -2.54],
        [2.54, 2.54],
      ],
      pitch: 5.08,
    }),
  inductor: () => standing('inductor', { w: 11.8, h: 9.2, depth: 9.2, legs: pair(10.16), pitch: 10.16 }),
  module: () =>
    standing('module', {
      w: 40,
      h: 14.8,
      depth: 9,
      legs: [-12.7, -7.62, -2.54, 2.54, 7.62, 12.7].map((x) => [x, 0] as const),
      pitch: 5.08,
    }),
  pot: potentiometer,
  footswitch,
  jack,
  'dc-jack': () =>
    panelPart(
      'dc-jack',
      14,
      20,
      box(14, 3, -8.5) + box(11.8, 11, -1.5) + path('M-3 4V10M3 4V10', {}),
      disc(14) + disc(8.6) + disc(2.1),
    ),
  bezel: () => panelPart('led-bezel', 8.4, 9.5, box(8.4, 2, -3.75) + box(7.8, 7.5, 1), disc(8.4) + disc(5.2)),
  feet: () => panelPart('rubber-feet', 10, 3, path('M-5 1.5L-4 -1.5H4L5 1.5Z', {}), disc(10) + disc(8)),
};

/** Null for what is no component, such as a tool: its length stands in its specifications. */
export function outlineOf(drawing: PartDrawing): PartOutline | null {
  switch (drawing.draw) {
    case 'diode':
      return { glass: axial('do-35', 4, 1.8), 'long-glass': axial('do-7', 6.8, 2.3), black: axial('do-41', 5, 2.4) }[
        drawing.body
      ];
    case 'electrolytic': {
      const [w, h, pitch] = isWideCan(drawing.value) ? [10, 12.5, 5] : [6.3, 11, 2.5];
      return standing(`electrolytic-${n(w)}`, { w, h, depth: w, isRound: true, legs: pair(pitch), pitch });
    }
    case 'can': {
      const { w, h, rim, legs } = cans[drawing.body ?? 'flanged'];
      const front = box(w, h, -legLength / 2) + (rim ? box(rim, 0.9, h / 2 - legLength / 2 + 0.45) : '');
      const outline = standing(`can-${(drawing.body ?? 'flanged').toLowerCase()}`, {
        w,
        h,
        depth: rim || w,
        isRound: true,
        legs: three(legs),
        pitch: legs,
        ...(rim ? { front, below: disc(rim) + disc(w) } : {}),
      });
      return { ...outline, body: { w: Math.max(w, rim), h } };
    }
    case 'dip': {
      const rows = drawing.pins / 2;
      const isThere = (row: number): boolean => !drawing.endsOnly || row < 2 || row > rows - 3;
      const key = `dip-${drawing.pins}${drawing.endsOnly ? '-ends' : ''}`;
      return dualInLine(key, { pins: drawing.pins, width: 6.4, height: 3.3, isThere });
    }
    case 'socket':
      return dualInLine(`socket-${drawing.pins}`, { pins: drawing.pins, width: 10.2, height: 4.2 });
    case 'knob': {
      const diameter = knobDiameters[drawing.style];
      const side = path(
        `M${n(-diameter / 2)} 7.5L${n(-diameter / 2 + 1)} -7.5H${n(diameter / 2 - 1)}L${n(diameter / 2)} 7.5Z`,
        {},
      );
      return panelPart(
        `knob-${diameter}`,
        diameter,
        15,
        side,
        disc(diameter) + path(`M0 -1.5V${n(-diameter / 2 + 0.8)}`, {}),
      );
    }
    case 'enclosure':
      return enclosure(drawing.size);
    case 'toggle':
      return toggle(drawing.poles ?? 1);
    default:
      return plain[drawing.draw]?.() ?? null;
  }
}
