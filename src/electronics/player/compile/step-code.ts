/**
 * The code that plays one kit, written out in full: no loop and no index is left to be computed while it plays. Values stay
 * data: M are the entries of the factorized matrix, Q the parameters of devices, S the states of capacitors and coils.
 */

import { type MatrixLayout, matrixLayout } from '../lu-factorization.ts';
import { parametersPerDevice } from '../device-parameters.ts';
import type { KitData } from '../kit-data.ts';
import { controlTerminals } from '../control-voltages.ts';
import { deviceCode } from './device-code.ts';
import { type NonlinearDevice, type Names, newtonCode, voltageBetween } from './newton-code.ts';
import { railsCode } from './rails-code.ts';
import { guitarOhms } from '../../simulation/test-setup.ts';
import { usesGear2, stampCurrents, stateNodes, hasState } from '../stamps.ts';

/** The right-hand side of a step, node by node, and the update of the companion models after it. */

/** The terms of each node's right-hand side: constant currents, rails, input, states, chips. */
function rightHandSides(kit: KitData, names: Names, entryIndex: (row: number, column: number) => number): string[][] {
  const { size, nets, parts } = kit;
  const terms = nets.map((): string[] => []);
  const constant = new Set<number>();
  for (const part of parts) stampCurrents(part, (node) => node >= 0 && constant.add(node));
  for (const node of constant) terms[node]!.push(`+B[${node}]`);
  nets.forEach((_, row) => {
    for (let column = size; column < nets.length; column++) {
      const place = entryIndex(row, column);
      if (place >= 0 && column !== row) terms[row]!.push(`-${names.entry(place)}*${names.node(column)}`);
    }
  });
  if (kit.input >= 0) terms[kit.input]!.push(`+u*${1 / guitarOhms}`);
  let state = 0;
  for (const part of parts) {
    if (!hasState(part)) continue;
    const [a, b] = stateNodes(part);
    if (a >= 0) terms[a]!.push(`+S[${state}]`);
    if (b >= 0) terms[b]!.push(`-S[${state}]`);
    state += usesGear2(part) ? 2 : 1;
  }
  let drive = 0;
  for (const { into } of kit.behaviours) for (const node of into) terms[node]!.push(`+N[${drive++}]`);
  return terms;
}

function statesCode(kit: KitData, names: Names): string[] {
  let state = 0;
  let number = 0;
  const lines: string[] = [];
  for (const part of kit.parts) {
    if (!hasState(part)) continue;
    const [a, b] = stateNodes(part);
    const v = a < 0 || b < 0 ? voltageBetween(names, a, b) : `(${voltageBetween(names, a, b)})`;
    const weight = `T[${number}]`;
    if (usesGear2(part)) {
      lines.push(`S[${state}]=${weight}*${v}+S[${state + 1}];S[${state + 1}]=T[${number + 1}]*${v};`);
      state += 2;
    } else {
      lines.push(`S[${state}]=${weight}*${v}+T[${number + 1}]*S[${state}];`);
      state += 1;
    }
    number += 2;
  }
  return lines;
}

const entry = (place: number): string => `M[${place}]`;

/** During a step rails have their predicted voltages, afterwards their solved ones. */
function namesOf({ size, reservoirRails }: KitData): { readonly during: Names; readonly after: Names } {
  const isMoving = (at: number): boolean => at >= size && at < size + reservoirRails;
  return {
    during: { entry, node: (at) => (at < 0 ? '0' : isMoving(at) ? `p${at}` : `x${at}`) },
    after: { entry, node: (at) => (at < 0 ? '0' : `x${at}`) },
  };
}

function nonlinearDevices(kit: KitData, { node }: Names): NonlinearDevice[] {
  let controlCount = 0;
  return kit.devices.map((device, number) => {
    const firstControl = controlCount;
    controlCount += controlTerminals(device.is).length;
    return {
      device,
      number,
      firstControl,
      code: deviceCode(device, number, firstControl, [node(device.at[1]!), node(device.at[2] ?? -1)]),
    };
  });
}

/** Between these voltages a clamp does not conduct. */
function clampRangeCode({ device, firstControl, number }: NonlinearDevice, { node }: Names): string {
  const [, high, low] = device.at as [number, number, number];
  const q = number * parametersPerDevice;
  return `const C${firstControl}=${node(high)}-Q[${q}]-.5,D${firstControl}=${low < 0 ? '' : `${node(low)}+`}Q[${q + 1}]+.5;`;
}

/**
 * Extrapolates each control voltage by a parabola through the last three steps: a better start needs fewer iterations. A
 * junction is not predicted beyond its critical voltage, nor a zener beyond its own.
 */
function predictCode({ device, firstControl, code, number }: NonlinearDevice, controlCount: number): string {
  const zenerVolts = `-Q[${number * parametersPerDevice + 6}]`;
  const critical = `Q[${number * parametersPerDevice + 3}]`;
  return controlTerminals(device.is)
    .map((_, n) => {
      const [v, last, older] = [
        `v${firstControl + n}`,
        `V[${controlCount + firstControl + n}]`,
        `V[${2 * controlCount + firstControl + n}]`,
      ];
      const limit = code.limited[n] ? `w=${critical};if(${v}>w&&${v}>t)${v}=t>w?t:w;` : '';
      const back = device.is === 'zener' ? `w=${zenerVolts};if(${v}<w&&${v}<t)${v}=t<w?t:w;` : '';
      return `t=${v};w=${last};${v}=3*(t-w)+${older};${older}=w;${last}=t;${limit}${back}`;
    })
    .join('');
}

/** Forward and back substitution. */
function substitutions({ entryIndex }: MatrixLayout, size: number) {
  const terms = (row: number, from: number, to: number, name: string): string => {
    let text = '';
    for (let k = from; k < to; k++) if (entryIndex(row, k) >= 0) text += `-${entry(entryIndex(row, k))}*${name}${k}`;
    return text;
  };
  return {
    forward: (row: number, from: number, to: number): string => terms(row, from, to, 'y'),
    back(row: number): string {
      const behind = terms(row, row + 1, size, 'x');
      return `x${row}=${behind ? `(y${row}${behind})` : `y${row}`}*${entry(entryIndex(row, row))};`;
    },
  };
}

/**
 * All unknown voltages. As long as no clamp conducts, the nodes before `clampEnd` are eliminated beforehand; when one does, the
 * step is solved again with all inner nets of op-amps in Newton's method.
 */
function solutionCode(kit: KitData, layout: MatrixLayout, within: readonly NonlinearDevice[], names: Names): string[] {
  const { size, linearEnd, clampEnd } = kit;
  const terms = rightHandSides(kit, names, layout.entryIndex);
  const { forward, back } = substitutions(layout, size);
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    const start = terms[row]!.join('').replace(/^\+/, '') || '0';
    lines.push(`const ${row < linearEnd ? 'y' : 'f'}${row}=${start}${forward(row, 0, Math.min(row, linearEnd))};`);
  }
  const withoutClamps: string[] = [];
  for (let row = linearEnd; row < size; row++)
    withoutClamps.push(`const y${row}=f${row}${forward(row, linearEnd, Math.min(row, clampEnd))};`);
  withoutClamps.push(newtonCode(kit, layout, within, names, clampEnd));
  for (let row = clampEnd - 1; row >= linearEnd; row--) withoutClamps.push(back(row));
  if (linearEnd < clampEnd) {
    const clampCondition = within
      .filter(({ device }) => device.is === 'clamp' && device.at[0]! < clampEnd)
      .map(({ device: { at }, firstControl }) => `x${at[0]}>C${firstControl}||x${at[0]}<D${firstControl}`)
      .join('||');
    lines.push(`if(!h){${withoutClamps.join('')}if(${clampCondition})h=1}`);
    lines.push(`if(h){${newtonCode(kit, layout, within, names, linearEnd)}h=${clampCondition}?1:0}`);
  } else lines.push(...withoutClamps);
  for (let row = linearEnd - 1; row >= 0; row--) lines.push(back(row));
  return lines;
}

export function stepCode(kit: KitData): string {
  const layout = matrixLayout(kit);
  const { size, reservoirRails, nets, behaviours } = kit;
  const { during, after } = namesOf(kit);
  const nonlinear = nonlinearDevices(kit, during);
  const controlCount = nonlinear.reduce((sum, { device }) => sum + controlTerminals(device.is).length, 0);
  const isOnRails = ({ device: { at } }: NonlinearDevice): boolean => at.every((node) => node < 0 || node >= size);
  const within = nonlinear.filter((each) => !isOnRails(each));
  // A clamp that does not conduct is not evaluated: it keeps its last voltage, near its rail.
  const isInactiveClamp = ({ device }: NonlinearDevice): boolean =>
    device.is === 'clamp' && device.at[0]! < kit.clampEnd;
  const rails = Array.from({ length: reservoirRails }, (_, k) => size + k);
  const persistent = [
    ...nets.slice(size).map((_, k) => [`x${size + k}`, `X[${size + k}]`] as const),
    ...rails.map((rail, k) => [`o${rail}`, `O[${k}]`] as const),
    ...Array.from({ length: controlCount }, (_, k) => [`v${k}`, `V[${k}]`] as const),
  ];
  const unknown = Array.from({ length: size }, (_, k) => `x${k}`);
  const locals = [...unknown, ...nonlinear.flatMap(({ code }) => code.locals)];
  return [
    '(M,T,B,Q,X,O,V,S,F,N,H,exp,softplus,log)=>{',
    behaviours.map((_, k) => `const K${k}=H[${k}];`).join(''),
    'return(I,Y,n,a)=>{',
    `let ${persistent.map(([name, place]) => `${name}=${place}`).join()},t=0,w=0,z=0,k=0,h=F[0],e=F[1]${locals.map((name) => `,${name}=0`).join('')};`,
    'for(let c=a;c<n;c++){const u=I[c];',
    ...rails.map((rail) => `const p${rail}=2*x${rail}-o${rail};o${rail}=x${rail};`),
    ...within.filter(({ device }) => device.is === 'clamp').map((each) => clampRangeCode(each, during)),
    ...within.filter((each) => !isInactiveClamp(each)).map((each) => predictCode(each, controlCount)),
    ...(within.some(isInactiveClamp)
      ? ['if(h){', ...within.filter(isInactiveClamp).map((each) => predictCode(each, controlCount)), '}']
      : []),
    ...solutionCode(kit, layout, within, during),
    ...railsCode(
      kit,
      { within, onRails: nonlinear.filter(isOnRails) },
      rightHandSides(kit, during, layout.entryIndex),
      during,
      layout.entryIndex,
    ),
    ...statesCode(kit, after),
    ...behaviours.map(({ from }, k) => `K${k}(${from.map(after.node).join()});`),
    `Y[c]=x${kit.output};`,
    '}',
    persistent.map(([name, place]) => `${place}=${name};`).join(''),
    unknown.map((name, k) => `X[${k}]=${name};`).join(''),
    'F[0]=h;F[1]=e}}',
  ].join('');
}
