/** Outlines of parts on wire leads: axial bodies, bodies that stand on their legs, and dual in-line packages. */
import { n, path } from '../../primitives/svg.ts';
import { across, box, disc, dots, mm, type PartOutline, upright } from './outline.ts';

/** A body on the wire that runs through it. */
export function axial(key: string, length: number, diameter: number, wires: readonly number[] = [0]): PartOutline {
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
    description: `The body is ${mm(length)} long and ${mm(diameter)} wide.`,
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

export const legLength = 6;

/** A body on legs: from the front, and from below where its legs are. */
export function standing(key: string, { w, h, depth, isRound, legs, pitch, front, below }: Standing): PartOutline {
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
    description: `The body is ${mm(w)} wide and ${mm(h)} high, its legs are ${mm(pitch)} apart.`,
  };
}

export const pair = (pitch: number): [number, number][] => [
  [-pitch / 2, 0],
  [pitch / 2, 0],
];
export const three = (pitch: number): [number, number][] => [
  [-pitch, 0],
  [0, 0],
  [pitch, 0],
];

/** Two rows of pins, three tenths of an inch apart: the legs of a chip beside its body, the holes of a socket in it. */
export function dualInLine(
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
    description: `${pins} pins in two rows, ${mm(7.62)} from row to row and ${mm(2.54)} from pin to pin; the body is ${mm(length)} long and ${mm(height)} high.`,
  };
}
