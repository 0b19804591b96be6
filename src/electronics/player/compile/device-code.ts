/**
 * The equations of `simulation/device-models/` as source text: currents and slopes where the voltages of a device stand. A
 * device is evaluated at its control voltages, which Newton's method updates; its nodes see the linearisation there.
 */

import { clampGain, clampVolts } from '../../simulation/circuit-constants.ts';
import { thermalVolts } from '../../simulation/element.ts';
import type { Device } from '../kit-data.ts';
import { parametersPerDevice } from '../device-parameters.ts';
import { pentodeCode, triodeCode } from './tube-code.ts';

export interface DeviceCode {
  readonly locals: readonly string[];
  readonly evaluate: string;
  /** Terminal by terminal: the Jacobian, and the current of the linearisation at zero volts. */
  readonly slopes: readonly (readonly string[])[];
  readonly offsets: readonly string[];
  /** At which of its control voltages SPICE's junction limiting applies, by the third and fourth parameter. */
  readonly limited: readonly boolean[];
}

/** The least conductance of a junction, so that no node floats. */
const gmin = '1e-12';

function junction(k: number, q: (n: number) => string, zener: boolean): DeviceCode {
  const back = zener ? `t=${q(4)}*exp((-v${k}-${q(6)})*${q(5)});i${k}-=t;g${k}+=t*${q(5)};` : '';
  return {
    locals: [`i${k}`, `g${k}`],
    evaluate: `t=${q(0)}*exp(v${k}*${q(1)});i${k}=t-${q(0)};g${k}=t*${q(1)}+${gmin};${back}`,
    slopes: [
      [`g${k}`, `-g${k}`],
      [`-g${k}`, `g${k}`],
    ],
    offsets: [`i${k}-g${k}*v${k}`, `g${k}*v${k}-i${k}`],
    limited: [true],
  };
}

function bipolar(k: number, q: (n: number) => string, sign: '' | '-'): DeviceCode {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => name + k) as [string, string, string, string];
  const [e, r] = [`v${k}`, `v${k + 1}`];
  const collector = `i${k}-${a}*${e}-${b}*${r}`;
  const base = `j${k}-${c}*${e}-${d}*${r}`;
  const signed = (text: string): string => (sign ? `-(${text})` : text);
  return {
    locals: [a, b, c, d, `i${k}`, `j${k}`],
    evaluate:
      `{const s=${q(0)},w=${q(1)},f=s*exp(${e}*w),h=${r}*w,r=h<-40?0:s*exp(h),m=1-${r}*${q(6)},T=f-r,y=r*w*${q(5)};` +
      `i${k}=T*m-(r-s)*${q(5)};j${k}=(f-s)*${q(4)}+(r-s)*${q(5)};` +
      `${a}=f*w*m+${gmin};${b}=-r*w*m-T*${q(6)}-y-${gmin};${c}=f*w*${q(4)}+${gmin};${d}=y+${gmin}}`,
    slopes: [
      [`-${b}`, `(${a}+${b})`, `-${a}`],
      [`-${d}`, `(${c}+${d})`, `-${c}`],
      [`(${b}+${d})`, `-(${a}+${b}+${c}+${d})`, `(${a}+${c})`],
    ],
    offsets: [signed(collector), signed(base), signed(`-(${collector})-(${base})`)],
    limited: [true, true],
  };
}

/** drain, gate, source; controlled by gate to source and gate to drain. */
function fieldEffect(k: number, q: (n: number) => string, sign: '' | '-'): DeviceCode {
  const signed = (text: string): string => (sign ? `-(${text})` : text);
  const [s, d] = [`v${k}`, `v${k + 1}`];
  const gate = (at: string, i: string, g: string): string =>
    `if(${at}>0){t=${q(5)}*exp(${at}*${1 / thermalVolts});${i}=t;${g}=t*${1 / thermalVolts}}else ${i}=${g}=0;`;
  return {
    locals: ['a', 'b', 'c', 'd', 'i', 'j', 'l'].map((name) => name + k),
    evaluate:
      `{const F=${s}>=${d},u=F?${s}-${d}:${d}-${s},o=(F?${s}:${d})-${q(0)};let x=0,m=0,X=${gmin};` +
      `if(o>0){const L=${q(1)}*${q(4)},B=${q(1)}+L*u;` +
      `if(o<=u){x=B*o*o;m=2*B*o;X=L*o*o}else{const f=u*(2*o-u);x=B*f;m=2*B*u;X=2*B*(o-u)+L*f}}` +
      `i${k}=F?x:-x;a${k}=F?m+X:X;b${k}=F?-X:-m-X}` +
      gate(s, `j${k}`, `c${k}`) +
      gate(d, `l${k}`, `d${k}`),
    // Channel from drain to source; junctions from the gate to either.
    slopes: [
      [`(d${k}-b${k})`, `(a${k}+b${k}-d${k})`, `-a${k}`],
      [`-d${k}`, `(c${k}+d${k})`, `-c${k}`],
      [`b${k}`, `-(a${k}+b${k}+c${k})`, `(a${k}+c${k})`],
    ],
    offsets: [
      signed(`i${k}-l${k}-a${k}*${s}+(d${k}-b${k})*${d}`),
      signed(`j${k}+l${k}-c${k}*${s}-d${k}*${d}`),
      signed(`-i${k}-j${k}+(a${k}+c${k})*${s}+b${k}*${d}`),
    ],
    limited: [true, true],
  };
}

/** plus, minus, bias, low, out, high. */
function ota(k: number, q: (n: number) => string): DeviceCode {
  const [u, w] = [`v${k}`, `v${k + 1}`];
  const steer = `i${k}-a${k}*${u}-b${k}*${w}`;
  const bias = `j${k}-c${k}*${w}`;
  const none = ['0', '0', '0', '0', '0', '0'];
  return {
    locals: ['a', 'b', 'c', 'i', 'j'].map((name) => name + k),
    evaluate:
      `{const e=${q(0)}*exp(${w}*${1 / thermalVolts}),h=1-2/(1+exp(${u}*${1 / thermalVolts}));` +
      `i${k}=e*h;a${k}=e*(1-h*h)*${0.5 / thermalVolts};b${k}=e*h*${1 / thermalVolts};j${k}=e;c${k}=e*${1 / thermalVolts}+${gmin}}`,
    slopes: [
      none,
      none,
      ['0', '0', `c${k}`, `-c${k}`, '0', '0'],
      [`a${k}`, `-a${k}`, `(b${k}-2*c${k})`, `(2*c${k}-b${k})`, '0', '0'],
      [`-a${k}`, `a${k}`, `-b${k}`, `b${k}`, '0', '0'],
      ['0', '0', `c${k}`, `-c${k}`, '0', '0'],
    ],
    offsets: ['0', '0', bias, `${steer}-2*(${bias})`, `-(${steer})`, bias],
    limited: [false, true],
  };
}

/** inner, high, low: near a rail the gain is gone. Only the inner net is nonlinear; rails are known here. */
function clamp(k: number, q: (n: number) => string, rails: readonly [string, string]): DeviceCode {
  const [high, low] = rails;
  const [steep, most] = [1 / clampVolts, clampGain * clampVolts];
  return {
    locals: [`i${k}`, `g${k}`],
    evaluate:
      `i${k}=g${k}=0;t=(v${k}-${high}+${q(0)})*${steep};if(t>-25){i${k}=${most}*softplus(t);g${k}=${clampGain}/(1+exp(-t))}` +
      `t=(${low}+${q(1)}-v${k})*${steep};if(t>-25){i${k}-=${most}*softplus(t);g${k}+=${clampGain}/(1+exp(-t))}` +
      `i${k}*=${q(2)};g${k}*=${q(2)};`,
    slopes: [[`g${k}`, '0', '0'], [], []],
    offsets: [`i${k}-g${k}*v${k}`, '0', '0'],
    limited: [],
  };
}

/** plus, minus, inner: what lies between the inputs reaches the inner net up to a limit. */
function slew(k: number, q: (n: number) => string): DeviceCode {
  const none = ['0', '0', '0'];
  return {
    locals: [`i${k}`, `g${k}`],
    evaluate: `t=1-2/(1+exp(v${k}*${q(1)}));i${k}=-${q(0)}*t;g${k}=1-t*t;`,
    slopes: [none, none, [`-g${k}`, `g${k}`, '0']],
    offsets: ['0', '0', `i${k}+g${k}*v${k}`],
    limited: [],
  };
}

/** A conductance that a behaviour sets: linear, and changed from step to step. */
const controlledConductance = (siemens: string, signs: readonly (readonly string[])[]): DeviceCode => ({
  locals: [],
  evaluate: '',
  slopes: signs.map((row) => row.map((sign) => (sign ? `${sign === '-' ? '-' : ''}${siemens}` : '0'))),
  offsets: signs.map(() => '0'),
  limited: [],
});

export function deviceCode(device: Device, number: number, k: number, rails: readonly [string, string]): DeviceCode {
  const q = (n: number): string => `Q[${number * parametersPerDevice + n}]`;
  switch (device.is) {
    case 'junction':
      return junction(k, q, false);
    case 'zener':
      return junction(k, q, true);
    case 'npn':
      return bipolar(k, q, '');
    case 'pnp':
      return bipolar(k, q, '-');
    case 'field-effect':
      return fieldEffect(k, q, '');
    case 'p-field-effect':
      return fieldEffect(k, q, '-');
    case 'ota':
      return ota(k, q);
    case 'triode':
      return triodeCode(k, q);
    case 'pentode':
      return pentodeCode(k, q);
    case 'clamp':
      return clamp(k, q, rails);
    case 'slew':
      return slew(k, q);
    case 'cell':
      return controlledConductance(q(0), [
        ['+', '-'],
        ['-', '+'],
      ]);
    case 'gain-cell':
      // cell, middle, sum.
      return controlledConductance(q(0), [
        ['', '', ''],
        ['', '', ''],
        ['-', '+', ''],
      ]);
  }
}
