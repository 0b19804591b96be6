/** The equations of `simulation/device-models/tubes.ts` as source text. */

import type { DeviceCode } from './device-code.ts';

/** The least conductance of a plate, so that no node floats. */
const gmin = '1e-12';
/** Below this voltage of its space charge a tube is off. */
const offVolts = '1e-9';

/** plate, grid, cathode; controlled by grid and plate to cathode. */
export function triodeCode(k: number, q: (n: number) => string): DeviceCode {
  const [i, a, b, grid, plate] = [`i${k}`, `a${k}`, `b${k}`, `v${k}`, `v${k + 1}`];
  return {
    locals: [i, a, b],
    evaluate:
      `${i}=${a}=0;${b}=${gmin};if(${plate}>0){const r=1/Math.sqrt(${q(4)}+${plate}*${plate}),h=${q(2)}*(${q(0)}+${grid}*r),` +
      `s=softplus(h)/${q(2)},E=${plate}*s;if(E>${offVolts}){const y=1/(1+exp(-h));${i}=${q(3)}*exp(${q(1)}*log(E));t=${q(1)}*${i}/E;` +
      `${a}=t*${plate}*r*y;${b}+=t*(s-y*${grid}*${plate}*${plate}*r*r*r)}}`,
    slopes: [
      [b, a, `-(${a}+${b})`],
      ['0', '0', '0'],
      [`-${b}`, `-${a}`, `(${a}+${b})`],
    ],
    offsets: [`${i}-${a}*${grid}-${b}*${plate}`, '0', `${a}*${grid}+${b}*${plate}-${i}`],
    limited: [],
  };
}

/** plate, grid, cathode, screen; controlled by grid, plate and screen to cathode. */
export function pentodeCode(k: number, q: (n: number) => string): DeviceCode {
  const [i, j, a, b, c, d, e] = ['i', 'j', 'a', 'b', 'c', 'd', 'e'].map((name) => name + k) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [grid, plate, screen] = [`v${k}`, `v${k + 1}`, `v${k + 2}`];
  const [toPlate, toScreen] = [`${i}-${a}*${grid}-${b}*${plate}-${c}*${screen}`, `${j}-${d}*${grid}-${e}*${screen}`];
  return {
    locals: [i, j, a, b, c, d, e],
    evaluate:
      `${i}=${j}=${a}=${c}=${d}=${e}=0;${b}=${gmin};{const S=${screen}>1?${screen}:1,h=${q(2)}*(${q(0)}+${grid}/S),s=softplus(h)/${q(2)},E=S*s;` +
      `if(E>${offVolts}){const y=1/(1+exp(-h)),K=exp(${q(1)}*log(E)),P=${plate}>0?${plate}*${q(4)}:0,A=${q(3)}*Math.atan(P);t=${q(1)}*K/E;` +
      `${i}=K*A;${j}=K*${q(5)};w=t*(s-y*${grid}/S);${a}=t*y*A;${c}=w*A;${d}=t*y*${q(5)};${e}=w*${q(5)};` +
      `if(${plate}>0)${b}+=K*${q(3)}*${q(4)}/(1+P*P)}}`,
    slopes: [
      [b, a, `-(${a}+${b}+${c})`, c],
      ['0', '0', '0', '0'],
      [`-${b}`, `-(${a}+${d})`, `(${a}+${b}+${c}+${d}+${e})`, `-(${c}+${e})`],
      ['0', d, `-(${d}+${e})`, e],
    ],
    offsets: [toPlate, '0', `-(${toPlate})-(${toScreen})`, toScreen],
    limited: [],
  };
}
