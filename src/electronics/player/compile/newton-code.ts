/** The part of a step that is repeated until it settles: devices, elimination of the nodes they bend, new voltages. */

import type { Device, KitData } from '../kit-data.ts';
import type { Layout } from '../elimination.ts';
import { figurePlaces } from '../device-parameters.ts';
import { looksOf } from '../control-voltages.ts';
import type { DeviceCode } from './device-code.ts';

/** A device with its number among the figures and the number of its first voltage. */
export interface Bent {
  readonly device: Device;
  readonly number: number;
  readonly first: number;
  readonly code: DeviceCode;
}

export interface Names {
  /** The voltage of a node while a step is worked out: unknown, predicted rail, or ground. */
  node(at: number): string;
  entry(place: number): string;
}

/** What a difference of two nodes is called. */
export const across = ({ node }: Names, a: number, b: number): string =>
  b < 0 ? node(a) : a < 0 ? `-${node(b)}` : `${node(a)}-${node(b)}`;

/** A junction has settled when Newton's step is this small; what is left is its square over 50 mV. Here the square. */
const near = '4e-8';
/** A channel is bent so much less that the same is left of a longer step. */
const nearChannel = '8e-7';

/** Whether a look has moved by `t` from `v` to `w`, where that matters. */
function movedCode({ device: { is } }: Bent, v: string, q: (n: number) => string): string {
  // Through a junction that is far from conducting nothing flows, wherever it stands.
  if (is === 'junction' || is === 'npn' || is === 'pnp') return `t*t>${near}&&(w>${q(7)}||${v}>${q(7)})`;
  return is === 'field-effect' ? `t*t>(w>0?${near}:${nearChannel})` : `t*t>${near}`;
}

/** Takes over the new voltage of each look, and sets z where it has moved. */
function settleCode(names: Names, bent: Bent): string {
  const { device, number, first, code } = bent;
  const q = (n: number): string => `Q[${number * figurePlaces + n}]`;
  return looksOf(device.is)
    .map(([a, b], n) => {
      const v = `v${first + n}`;
      const w = across(names, device.at[a]!, b < 0 ? -1 : device.at[b]!);
      if (device.is === 'clamp')
        // Far from both rails it does not matter where it stands.
        return `w=${w};if(g${first}!=0||w>C${first}||w<D${first}){t=w-${v};if(t*t>${near})z=1}${v}=w;`;
      const next = code.limited
        ? `t>2*${q(2)}&&w>${q(3)}?${v}>0?${v}+${q(2)}*log(1+t/${q(2)}):${q(2)}*log(w/${q(2)}):w`
        : 'w';
      return `w=${w};t=w-${v};if(${movedCode(bent, v, q)}){z=1;${v}=${next}}else ${v}=w;`;
    })
    .join('');
}

/** Slopes and currents of the devices at each unknown node, summed up as text. */
function gathered(bent: readonly Bent[], names: Names, from: number, size: number) {
  const slopes = new Map<string, string[]>();
  const right = new Map<number, string[]>();
  for (const { device, code } of bent)
    device.at.forEach((row, r) => {
      if (row < from || row >= size) return;
      const pushed = right.get(row) ?? [];
      right.set(row, pushed);
      if (code.left[r] !== '0') pushed.push(`-(${code.left[r]})`);
      device.at.forEach((column, c) => {
        const slope = code.slopes[r]![c];
        if (slope === undefined || slope === '0' || column < 0) return;
        if (column >= size) pushed.push(`${minus(slope)}*${names.node(column)}`);
        else {
          const key = `${row}_${column}`;
          slopes.set(key, [...(slopes.get(key) ?? []), slope]);
        }
      });
    });
  return { slopes, right };
}

/** A single term with its sign turned. */
export const minus = (term: string): string => (term.startsWith('-') ? `+${term.slice(1)}` : `-${term}`);

const plus = (terms: readonly string[]): string =>
  terms.map((term) => (/^[-+]/.test(term) ? term : `+${term}`)).join('');

/** Elimination of the nodes from `from` on, and their voltages. */
function solveCode(
  kit: KitData,
  entryOf: (row: number, column: number) => string,
  bent: readonly Bent[],
  names: Names,
  from: number,
): string {
  const { size } = kit;
  const { slopes, right } = gathered(bent, names, from, size);
  const lines: string[] = [];
  const held = new Map<string, string>();
  for (let row = from; row < size; row++) {
    for (let column = from; column < size; column++) {
      const entry = entryOf(row, column);
      if (!entry) continue;
      const key = `${row}_${column}`;
      held.set(key, `q${key}`);
      lines.push(`let q${key}=${entry}${plus(slopes.get(key) ?? [])};`);
    }
    lines.push(`let r${row}=${from === kit.steady ? `y${row}` : `f${row}`}${plus(right.get(row) ?? [])};`);
  }
  for (let k = from; k < size; k++) {
    lines.push(`const d${k}_=1/q${k}_${k};`);
    for (let row = k + 1; row < size; row++) {
      if (!held.has(`${row}_${k}`)) continue;
      lines.push(`w=q${row}_${k}*d${k}_;`);
      for (let column = k + 1; column < size; column++)
        if (held.has(`${k}_${column}`)) lines.push(`q${row}_${column}-=w*q${k}_${column};`);
      lines.push(`r${row}-=w*r${k};`);
    }
  }
  for (let k = size - 1; k >= from; k--) {
    const others: string[] = [];
    for (let column = k + 1; column < size; column++)
      if (held.has(`${k}_${column}`)) others.push(`-q${k}_${column}*x${column}`);
    lines.push(`x${k}=(r${k}${others.join('')})*d${k}_;`);
  }
  return lines.join('');
}

/** Newton's method over the nodes from `from` on. */
export function newtonCode(kit: KitData, layout: Layout, bent: readonly Bent[], names: Names, from: number): string {
  const awake = bent.filter(({ device }) => device.is !== 'clamp' || device.at[0]! >= from);
  const entryOf = (row: number, column: number): string => {
    const place = from === kit.steady ? layout.placeOf(row, column) : layout.keptOf(row, column);
    return place < 0 ? '' : names.entry(place);
  };
  if (awake.length === 0 && from === kit.size) return '';
  const body = [
    'z=0;',
    ...awake.map(({ code }) => code.evaluate),
    solveCode(kit, entryOf, awake, names, from),
    ...awake.map((each) => settleCode(names, each)),
  ];
  return `for(k=0;;){${body.join('')}if(!z)break;if(++k>${mostRounds}){e++;break}}`;
}

/** White noise of a volt takes thirty now and then; a guitar one or two. */
const mostRounds = 60;
