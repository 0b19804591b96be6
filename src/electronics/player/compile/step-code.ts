/**
 * The code that plays one kit, written out in full: no loop and no index is left to be worked out while it plays. Values stay
 * data: M are the entries of the eliminated matrix, Q the figures of devices, S what capacitors and coils remember.
 */

import { type Layout, layoutOf } from '../elimination.ts';
import { figurePlaces } from '../device-parameters.ts';
import type { KitData } from '../kit-data.ts';
import { looksOf } from '../control-voltages.ts';
import { deviceCode } from './device-code.ts';
import { rightHandSides, statesCode } from './memory-code.ts';
import { type Bent, type Names, newtonCode } from './newton-code.ts';
import { railsCode } from './rails-code.ts';

const entry = (place: number): string => `M[${place}]`;

/** While a step is worked out rails stand where they are predicted; afterwards where they are. */
function namesOf({ size, moving }: KitData): { readonly during: Names; readonly after: Names } {
  const isMoving = (at: number): boolean => at >= size && at < size + moving;
  return {
    during: { entry, node: (at) => (at < 0 ? '0' : isMoving(at) ? `p${at}` : `x${at}`) },
    after: { entry, node: (at) => (at < 0 ? '0' : `x${at}`) },
  };
}

function bentDevices(kit: KitData, { node }: Names): Bent[] {
  let looks = 0;
  return kit.devices.map((device, number) => {
    const first = looks;
    looks += looksOf(device.is).length;
    return {
      device,
      number,
      first,
      code: deviceCode(device, number, first, [node(device.at[1]!), node(device.at[2] ?? -1)]),
    };
  });
}

/** Between these voltages a clamp is asleep. */
function sleepCode({ device, first, number }: Bent, { node }: Names): string {
  const [, high, low] = device.at as [number, number, number];
  const q = number * figurePlaces;
  return `const C${first}=${node(high)}-Q[${q}]-.5,D${first}=${low < 0 ? '' : `${node(low)}+`}Q[${q + 1}]+.5;`;
}

/**
 * Where a device will stand if it goes on as before, by a parabola through the last three steps: the better the guess, the fewer
 * rounds. A junction is not sent up its exponential on a guess.
 */
function predictCode({ device, first, code, number }: Bent, looks: number): string {
  const critical = `Q[${number * figurePlaces + 3}]`;
  return looksOf(device.is)
    .map((_, n) => {
      const [v, last, older] = [`v${first + n}`, `V[${looks + first + n}]`, `V[${2 * looks + first + n}]`];
      const stop = code.limited ? `w=${critical};if(${v}>w&&${v}>t)${v}=t>w?t:w;` : '';
      return `t=${v};w=${last};${v}=3*(t-w)+${older};${older}=w;${last}=t;${stop}`;
    })
    .join('');
}

/** Forward through the rows before, and back through those behind. */
function substitutions({ placeOf }: Layout, size: number) {
  const terms = (row: number, from: number, to: number, name: string): string => {
    let text = '';
    for (let k = from; k < to; k++) if (placeOf(row, k) >= 0) text += `-${entry(placeOf(row, k))}*${name}${k}`;
    return text;
  };
  return {
    forward: (row: number, from: number, to: number): string => terms(row, from, to, 'y'),
    back(row: number): string {
      const behind = terms(row, row + 1, size, 'x');
      return `x${row}=${behind ? `(y${row}${behind})` : `y${row}`}*${entry(placeOf(row, row))};`;
    },
  };
}

/**
 * All unknown voltages. As long as no clamp holds, nodes up to `steady` are eliminated beforehand; when one wakes, the step is
 * worked out again with all inner nets of op-amps among those that Newton's method moves.
 */
function solutionCode(kit: KitData, layout: Layout, within: readonly Bent[], names: Names): string[] {
  const { size, quiet, steady } = kit;
  const terms = rightHandSides(kit, names, layout.placeOf);
  const { forward, back } = substitutions(layout, size);
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    const start = terms[row]!.join('').replace(/^\+/, '') || '0';
    lines.push(`const ${row < quiet ? 'y' : 'f'}${row}=${start}${forward(row, 0, Math.min(row, quiet))};`);
  }
  const asleep: string[] = [];
  for (let row = quiet; row < size; row++)
    asleep.push(`const y${row}=f${row}${forward(row, quiet, Math.min(row, steady))};`);
  asleep.push(newtonCode(kit, layout, within, names, steady));
  for (let row = steady - 1; row >= quiet; row--) asleep.push(back(row));
  if (quiet < steady) {
    const wakes = within
      .filter(({ device }) => device.is === 'clamp' && device.at[0]! < steady)
      .map(({ device: { at }, first }) => `x${at[0]}>C${first}||x${at[0]}<D${first}`)
      .join('||');
    lines.push(`if(!h){${asleep.join('')}if(${wakes})h=1}`);
    lines.push(`if(h){${newtonCode(kit, layout, within, names, quiet)}h=${wakes}?1:0}`);
  } else lines.push(...asleep);
  for (let row = quiet - 1; row >= 0; row--) lines.push(back(row));
  return lines;
}

export function stepCode(kit: KitData): string {
  const layout = layoutOf(kit);
  const { size, moving, nets, behaviours } = kit;
  const { during, after } = namesOf(kit);
  const bent = bentDevices(kit, during);
  const looks = bent.reduce((sum, { device }) => sum + looksOf(device.is).length, 0);
  const isOnRails = ({ device: { at } }: Bent): boolean => at.every((node) => node < 0 || node >= size);
  const within = bent.filter((each) => !isOnRails(each));
  // A clamp that sleeps is not worked out: it stays where it fell asleep, near its rail.
  const sleeps = ({ device }: Bent): boolean => device.is === 'clamp' && device.at[0]! < kit.steady;
  const rails = Array.from({ length: moving }, (_, k) => size + k);
  const kept = [
    ...nets.slice(size).map((_, k) => [`x${size + k}`, `X[${size + k}]`] as const),
    ...rails.map((rail, k) => [`o${rail}`, `O[${k}]`] as const),
    ...Array.from({ length: looks }, (_, k) => [`v${k}`, `V[${k}]`] as const),
  ];
  const unknown = Array.from({ length: size }, (_, k) => `x${k}`);
  const locals = [...unknown, ...bent.flatMap(({ code }) => code.locals)];
  return [
    '(M,T,B,Q,X,O,V,S,F,N,H,exp,soft,log)=>{',
    behaviours.map((_, k) => `const K${k}=H[${k}];`).join(''),
    'return(I,Y,n,a)=>{',
    `let ${kept.map(([name, place]) => `${name}=${place}`).join()},t=0,w=0,z=0,k=0,h=F[0],e=F[1]${locals.map((name) => `,${name}=0`).join('')};`,
    'for(let c=a;c<n;c++){const u=I[c];',
    ...rails.map((rail) => `const p${rail}=2*x${rail}-o${rail};o${rail}=x${rail};`),
    ...within.filter(({ device }) => device.is === 'clamp').map((each) => sleepCode(each, during)),
    ...within.filter((each) => !sleeps(each)).map((each) => predictCode(each, looks)),
    ...(within.some(sleeps) ? ['if(h){', ...within.filter(sleeps).map((each) => predictCode(each, looks)), '}'] : []),
    ...solutionCode(kit, layout, within, during),
    ...railsCode(
      kit,
      { within, onRails: bent.filter(isOnRails) },
      rightHandSides(kit, during, layout.placeOf),
      during,
      layout.placeOf,
    ),
    ...statesCode(kit, after),
    ...behaviours.map(({ from }, k) => `K${k}(${from.map(after.node).join()});`),
    `Y[c]=x${kit.output};`,
    '}',
    kept.map(([name, place]) => `${place}=${name};`).join(''),
    unknown.map((name, k) => `X[${k}]=${name};`).join(''),
    'F[0]=h;F[1]=e}}',
  ].join('');
}
