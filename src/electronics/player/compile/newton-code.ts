/** One Newton iteration: evaluate the devices, eliminate the nodes they touch, update the voltages. */

import type { Device, KitData } from '../kit-data.ts';
import type { MatrixLayout } from '../lu-factorization.ts';
import { parametersPerDevice } from '../device-parameters.ts';
import { controlTerminals } from '../control-voltages.ts';
import type { DeviceCode } from './device-code.ts';

/** A device with its number and the number of its first control voltage. */
export interface NonlinearDevice {
  readonly device: Device;
  readonly number: number;
  readonly firstControl: number;
  readonly code: DeviceCode;
}

export interface Names {
  /** The voltage of a node while a step is solved: unknown, predicted rail, or ground. */
  node(at: number): string;
  entry(place: number): string;
}

/** The voltage from one node to another, as source text. */
export const voltageBetween = ({ node }: Names, a: number, b: number): string =>
  b < 0 ? node(a) : a < 0 ? `-${node(b)}` : `${node(a)}-${node(b)}`;

/** A junction has settled when Newton's step is this small; what is left is its square over 50 mV. Here the square. */
const toleranceSquared = '4e-6';
/** A channel is so much less nonlinear that the same error is left of a longer step. */
const channelToleranceSquared = '8e-5';

/** Volts are many in a tube: a grid, and a plate or a screen. */
const gridToleranceSquared = '4e-4';
const plateToleranceSquared = '1';

const isFieldEffect = (is: Device['is']): boolean => is === 'field-effect' || is === 'p-field-effect';

/** Between a channel that is saturated and one that is not Newton's method may go round for ever: from here on it takes half steps. */
const cycleIterations = 20;

/** Whether a control voltage that moved by `t` from `v` to `w` has not converged, where that matters. */
function unconvergedCode(
  { device: { is }, firstControl }: NonlinearDevice,
  v: string,
  q: (n: number) => string,
): string {
  if (is === 'triode' || is === 'pentode')
    return `t*t>${v === `v${firstControl}` ? gridToleranceSquared : plateToleranceSquared}`;
  // A junction that is off conducts nothing, whatever its voltage.
  if (is === 'junction' || is === 'npn' || is === 'pnp') return `t*t>${toleranceSquared}&&(w>${q(7)}||${v}>${q(7)})`;
  return isFieldEffect(is) ? `t*t>(w>0?${toleranceSquared}:${channelToleranceSquared})` : `t*t>${toleranceSquared}`;
}

/** Backwards a zener is limited from where a thousandth of its current flows on, as a junction is forwards. */
function zenerLimitCode(v: string, q: (n: number) => string): string {
  const knee = `${q(6)}-10/${q(5)}`;
  return `t<-2/${q(5)}&&w<-(${knee})?${v}>-(${knee})?-(${knee}):${v}-log(1-t*${q(5)})/${q(5)}:`;
}

/** A tube is led on its way: its grid by so much at a time, and a plate that falls to a share of what it has, since below nought nothing flows. */
const tubeStepCode = (v: string, terminal: number): string =>
  terminal === 0 ? `${v}+=t>15?15:t<-15?-15:t;` : `${v}=${v}>1&&w<${v}/4?${v}/4:w;`;

/** Sets each control voltage to its new value, and z where one has not converged. */
function updateVoltageCode(names: Names, nonlinear: NonlinearDevice): string {
  const { device, number, firstControl, code } = nonlinear;
  const q = (n: number): string => `Q[${number * parametersPerDevice + n}]`;
  return controlTerminals(device.is)
    .map(([a, b], n) => {
      const v = `v${firstControl + n}`;
      const w = voltageBetween(names, device.at[a]!, b < 0 ? -1 : device.at[b]!);
      if (device.is === 'clamp')
        // Far from both rails its voltage does not matter.
        return `w=${w};if(g${firstControl}!=0||w>C${firstControl}||w<D${firstControl}){t=w-${v};if(t*t>${toleranceSquared})z=1}${v}=w;`;
      if (device.is === 'slew')
        // Far beyond its limit nothing hangs on its voltage, and from one side of it to the other the way is long.
        return `w=${w};t=6*${q(0)};w=w>t?t:w<-t?-t:w;t=w-${v};if(t*t>${toleranceSquared}){z=1;w=2*${q(0)};${v}+=t>w?w:t<-w?-w:t}else ${v}=w;`;
      if (device.is === 'triode' || device.is === 'pentode')
        return `w=${w};t=w-${v};if(${unconvergedCode(nonlinear, v, q)}){z=1;${tubeStepCode(v, n)}}else ${v}=w;`;
      const next = code.limited[n]
        ? `${device.is === 'zener' ? zenerLimitCode(v, q) : ''}t>2*${q(2)}&&w>${q(3)}?${v}>0?${v}+${q(2)}*log(1+t/${q(2)}):${q(2)}*log(w/${q(2)}):${isFieldEffect(device.is) ? `k>${cycleIterations}?(w+${v})/2:w` : 'w'}`
        : 'w';
      return `w=${w};t=w-${v};if(${unconvergedCode(nonlinear, v, q)}){z=1;${v}=${next}}else ${v}=w;`;
    })
    .join('');
}

/** Slopes and currents of the devices at each unknown node, summed up as text. */
function sumDeviceTerms(nonlinear: readonly NonlinearDevice[], names: Names, from: number, size: number) {
  const slopes = new Map<string, string[]>();
  const rightHandSide = new Map<number, string[]>();
  for (const { device, code } of nonlinear)
    device.at.forEach((row, r) => {
      if (row < from || row >= size) return;
      const pushed = rightHandSide.get(row) ?? [];
      rightHandSide.set(row, pushed);
      if (code.offsets[r] !== '0') pushed.push(`-(${code.offsets[r]})`);
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
  return { slopes, rightHandSide };
}

/** A single term with its sign turned. */
export const minus = (term: string): string => (term.startsWith('-') ? `+${term.slice(1)}` : `-${term}`);

const plus = (terms: readonly string[]): string =>
  terms.map((term) => (/^[-+]/.test(term) ? term : `+${term}`)).join('');

/** Elimination of the nodes from `from` on, and their voltages. */
function solveCode(
  kit: KitData,
  entryOf: (row: number, column: number) => string,
  nonlinear: readonly NonlinearDevice[],
  names: Names,
  from: number,
): string {
  const { size } = kit;
  const { slopes, rightHandSide } = sumDeviceTerms(nonlinear, names, from, size);
  const lines: string[] = [];
  const entries = new Map<string, string>();
  for (let row = from; row < size; row++) {
    for (let column = from; column < size; column++) {
      const entry = entryOf(row, column);
      if (!entry) continue;
      const key = `${row}_${column}`;
      entries.set(key, `q${key}`);
      lines.push(`let q${key}=${entry}${plus(slopes.get(key) ?? [])};`);
    }
    lines.push(`let r${row}=${from === kit.clampEnd ? `y${row}` : `f${row}`}${plus(rightHandSide.get(row) ?? [])};`);
  }
  for (let k = from; k < size; k++) {
    lines.push(`const d${k}_=1/q${k}_${k};`);
    for (let row = k + 1; row < size; row++) {
      if (!entries.has(`${row}_${k}`)) continue;
      lines.push(`w=q${row}_${k}*d${k}_;`);
      for (let column = k + 1; column < size; column++)
        if (entries.has(`${k}_${column}`)) lines.push(`q${row}_${column}-=w*q${k}_${column};`);
      lines.push(`r${row}-=w*r${k};`);
    }
  }
  for (let k = size - 1; k >= from; k--) {
    const others: string[] = [];
    for (let column = k + 1; column < size; column++)
      if (entries.has(`${k}_${column}`)) others.push(`-q${k}_${column}*x${column}`);
    lines.push(`x${k}=(r${k}${others.join('')})*d${k}_;`);
  }
  return lines.join('');
}

/** Newton's method over the nodes from `from` on. */
export function newtonCode(
  kit: KitData,
  layout: MatrixLayout,
  nonlinear: readonly NonlinearDevice[],
  names: Names,
  from: number,
): string {
  const active = nonlinear.filter(({ device }) => device.is !== 'clamp' || device.at[0]! >= from);
  const entryOf = (row: number, column: number): string => {
    const place = from === kit.clampEnd ? layout.entryIndex(row, column) : layout.savedEntryIndex(row, column);
    return place < 0 ? '' : names.entry(place);
  };
  if (active.length === 0 && from === kit.size) return '';
  const body = [
    'z=0;',
    ...active.map(({ code }) => code.evaluate),
    solveCode(kit, entryOf, active, names, from),
    ...active.map((each) => updateVoltageCode(names, each)),
  ];
  return `for(k=0;;){${body.join('')}if(!z)break;if(++k>${maxIterations}){e++;break}}`;
}

/** White noise of a volt sometimes takes thirty iterations; a guitar takes one or two. */
const maxIterations = 60;
