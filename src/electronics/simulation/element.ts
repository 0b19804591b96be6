/**
 * What a circuit is for the solver: devices between nets. A resistor is one element, a chip several; `ref` names the component
 * it stands for, and nets with a '#' in their name are inside it.
 */

import type { Net } from '../component.ts';

/** i = saturation (exp(v / slope) - 1); a zener also lets go backwards, `atAmps` at `volts`, steeply. */
export interface JunctionParameters {
  readonly type: 'junction';
  readonly saturation: number;
  /** Ideality times the thermal voltage. */
  readonly slope: number;
  readonly breakdown?: {
    readonly volts: number;
    readonly atAmps: number;
    readonly slope: number;
    readonly voltsPerKelvin: number;
  };
  /** How fast heat makes it conduct; that of silicon when absent. */
  readonly gapVolts?: number;
}

export interface BipolarParameters {
  readonly type: 'bipolar';
  readonly polarity: 'npn' | 'pnp';
  readonly saturation: number;
  readonly gain: number;
  readonly reverseGain: number;
  readonly earlyVolts: number;
  readonly gapVolts?: number;
  /** The thermal voltage; that of 27 °C when absent. */
  readonly slope?: number;
}

export interface FieldEffectParameters {
  readonly type: 'field-effect';
  /** Below zero for a JFET, above for an enhancement MOSFET. */
  readonly threshold: number;
  readonly beta: number;
  readonly lambda: number;
  /** Of the two gate junctions; none in a MOSFET. */
  readonly gateSaturation: number;
  /** P-channel: every voltage and current the other way round. */
  readonly isP?: true;
  /** The thermal voltage; that of 27 °C when absent. */
  readonly slope?: number;
}

/** An op-amp: the inner net follows the inputs until it comes near a rail, and the output follows the inner net. */
export interface AmplifierParameters {
  readonly type: 'amplifier';
  readonly gain: number;
  readonly bandwidth: number;
  /** How near the output comes to each rail. */
  readonly toHigh: number;
  readonly toLow: number;
  /** Current into each input (below zero: out of it), and the voltage that the inputs mistake for none. */
  readonly biasAmps: number;
  readonly offsetVolts: number;
  /** Of the output before feedback; that of an op-amp when absent. */
  readonly outputOhms?: number;
  /** The steepest slope of the output in volts a second; none when absent. */
  readonly slewRate?: number;
}

/** Between the inputs, where the slope of the output is as steep as it gets: what the bandwidth would make of it. */
export const slewVoltsOf = (slewRate: number, bandwidth: number): number => slewRate / (2 * Math.PI * bandwidth);

/**
 * A vacuum tube by Koren's equations. Its grid takes a current of its own only when it is driven positive: a junction beside it.
 * `perveance`: his kg; the larger, the less flows.
 */
interface TubeParameters {
  readonly mu: number;
  readonly exponent: number;
  readonly perveance: number;
  readonly kp: number;
  readonly kvb: number;
}

export interface TriodeParameters extends TubeParameters {
  readonly type: 'triode';
}

export interface PentodeParameters extends TubeParameters {
  readonly type: 'pentode';
  readonly screenPerveance: number;
}

type DeviceParameters =
  | { readonly type: 'resistor'; readonly ohms: number }
  /** `isFast`: its time constant lies below a step. */
  | { readonly type: 'capacitor'; readonly farads: number; readonly isFast?: true }
  | { readonly type: 'coil'; readonly henries: number; readonly ohms: number }
  /** A voltage behind a resistance, between its net and ground. */
  | { readonly type: 'source'; readonly volts: number; readonly ohms: number }
  /** What a chip draws, once it has some supply: high, low. */
  | { readonly type: 'idle'; readonly amps: number }
  /** plus, minus, to: a current of siemens (plus - minus) out of ground into `to`. */
  | { readonly type: 'transfer'; readonly siemens: number }
  /** out, from: `out` is held at a share of `from` and takes its current there. */
  | { readonly type: 'tap'; readonly share: number; readonly ohms: number }
  /** in, out. */
  | { readonly type: 'regulator'; readonly volts: number; readonly dropout: number; readonly ohms: number }
  /** plus, minus, bias, low, out, high. */
  | { readonly type: 'ota'; readonly saturation?: number; readonly slope?: number }
  /** anode, cathode. */
  | JunctionParameters
  /** collector, base, emitter. */
  | BipolarParameters
  /** drain, gate, source. */
  | FieldEffectParameters
  /** plate, grid, cathode. */
  | TriodeParameters
  /** plate, grid, cathode, screen. */
  | PentodeParameters
  /** plus, minus, out, high, low, inner. */
  | AmplifierParameters;

export type Element = DeviceParameters & { readonly ref: string; readonly nets: readonly Net[] };

export const ground: Net = 'GND';

/** 27 °C, where data sheets and ngspice stand. */
export const roomKelvin = 300.15;
/** kT/q there. */
export const thermalVolts = (1.380649e-23 * roomKelvin) / 1.602176634e-19;
