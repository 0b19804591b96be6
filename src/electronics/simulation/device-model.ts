/** What the solver knows of a part that is sold: parameters of its data sheet, with the range of what is sold. */

/** Lowest, typical, highest. */
export type Range = readonly [number, number, number];

export interface DiodeModel {
  readonly type: 'diode';
  /** Forward voltage at one milliampere. */
  readonly forward: Range;
  /** Ideality: how soft the knee is. */
  readonly ideality: number;
  /** Zener voltage at five milliamperes, how much it falls for each e-fold less, and how it moves with heat. */
  readonly zener?: { readonly volts: Range; readonly slope: number; readonly voltsPerKelvin: number };
  /** Of what it is made of: how fast it conducts more in the heat. That of silicon when absent. */
  readonly gapVolts?: number;
  readonly maxAmps: number;
}

export interface BipolarModel {
  readonly type: 'bipolar';
  readonly polarity: 'npn' | 'pnp';
  readonly saturation: number;
  readonly gain: Range;
  readonly reverseGain: number;
  readonly earlyVolts: number;
  /** Of what it is made of; that of silicon when absent. */
  readonly gapVolts?: number;
  /** Collector to base with the emitter open: much in germanium. */
  readonly leakage?: Range;
  /** From the base to collector and emitter, in farads: where they round off what is switched hard. */
  readonly junctionFarads?: { readonly collector: number; readonly emitter: number };
  /** Two transistors in one body; `gain` is that of each. */
  readonly darlington?: true;
  readonly maxWatts: number;
}

export interface FieldEffectModel {
  readonly type: 'field-effect';
  /** Cut-off of a JFET (below zero) or threshold of a MOSFET, as we sort them. */
  readonly threshold: Range;
  /** Drain current with the gate at the source (JFET) or ten volts above the threshold's square (MOSFET: beta x 1 V²). */
  readonly saturationAmps: Range;
  readonly lambda: number;
  readonly junctionGate: boolean;
  /** P-channel: every voltage and current the other way round. */
  readonly isP?: true;
  /** Sold as a set that lies close together. */
  readonly matched?: true;
  readonly maxWatts: number;
}

export interface OpAmpModel {
  readonly type: 'op-amp';
  readonly outline: 'single' | 'dual' | 'quad';
  readonly gain: number;
  readonly bandwidth: number;
  /** In volts a second, where it is so low that it is heard. */
  readonly slewRate?: number;
  readonly toHigh: number;
  readonly toLow: number;
  /** Each amplifier's share of the supply current. */
  readonly idle: Range;
  /** Into each input; below zero for PNP inputs. */
  readonly bias: Range;
  readonly offset: Range;
}

export interface ChipModel {
  readonly type: 'chip';
  /** The circuit inside, by name: chips.ts has one for each. */
  readonly inside:
    | 'power-amplifier'
    | 'ota'
    | 'compander'
    | 'echo'
    | 'bucket-brigade-1024'
    | 'bucket-brigade-4096'
    | 'clock'
    | 'flip-flops'
    | 'reverb';
  readonly idle: Range;
}

interface RegulatorModel {
  readonly type: 'regulator';
  readonly volts: Range;
  readonly dropout: number;
  readonly idle: Range;
  readonly maxAmps: number;
  readonly maxWatts: number;
}

export interface OptocouplerModel {
  readonly type: 'optocoupler';
  readonly lamp: DiodeModel;
  /** The cell at one milliampere of lamp current. */
  readonly cellOhms: Range;
}

export interface CoilModel {
  readonly type: 'coil';
  readonly ohms: number;
}

export type DeviceModel =
  | DiodeModel
  | BipolarModel
  | FieldEffectModel
  | OpAmpModel
  | ChipModel
  | RegulatorModel
  | OptocouplerModel
  | CoilModel;

/** Finds the model of a sold part by its slug. */
export type ModelLookup = (slug: string) => DeviceModel | undefined;
