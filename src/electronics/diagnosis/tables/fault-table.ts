/** The table of a kit's faults: whole numbers, column by column. It is served packed (packed-table.ts). */

import type { Wire } from '../../wiring/wiring.ts';
import type { FaultKind } from '../fault-model/fault.ts';

/** What a wire of the box does beside what the board shows. */
export interface WireSigns {
  /** No sound with the effect on, and in bypass. */
  readonly silent: boolean;
  readonly bypass: boolean;
  readonly dark: boolean;
}

export interface TableFault {
  /** Beside what is kept: two wires that changed places, and one on the lug beside its own. */
  readonly kind: FaultKind | 'crossed' | 'misplaced';
  readonly ref: string;
  readonly detail?: string;
  readonly places?: readonly (readonly [string, string])[];
  /** Hundredths of a cold joint. */
  readonly weight: number;
  /** Share in hundredths and row of each of its forms. */
  readonly forms: readonly (readonly [number, number])[];
  /** Of a fault in the wiring: never kept, the finder adds them (wire-faults.ts). */
  readonly wires?: readonly Wire[];
  readonly signs?: WireSigns;
}

/** Names a fault of a kit. */
export const faultKey = ({
  kind,
  ref,
  detail,
  places,
}: Pick<TableFault, 'kind' | 'ref' | 'detail' | 'places'>): string =>
  [kind, places?.[0]?.join('-') ?? ref, detail].filter((word) => word !== undefined).join(' ');

/** Row, leg, and what it shows: volts, sigma, follow, bend, ohms. */
export type LooseLeg = readonly [number, number, number, number, number, number, number];

export interface FaultTable {
  readonly slug: string;
  /** Designators with the value printed in the bill. */
  readonly parts: Readonly<Record<string, string>>;
  /** Net, and an easy joint on it. */
  readonly copper: readonly (readonly [string, string])[];
  /** REF.PIN, and the number of the copper under it. */
  readonly legs: readonly (readonly [string, number])[];
  /** Points that the build document lists, written REF.PIN. */
  readonly listed: readonly string[];
  /** By copper: how far a point sways by itself, in units of 30 mV. */
  readonly sway: readonly number[];
  /** By copper, then by row; row 0 is the pedal without a fault, the others are counted from it. */
  readonly volts: readonly (readonly number[])[];
  readonly sigma: readonly (readonly number[])[];
  /** Volts for each volt of supply under nine, in eighths; `bend`: how much more it is for each volt over nine. */
  readonly follow: readonly (readonly number[])[];
  readonly bend: readonly (readonly number[])[];
  /** What a meter finds behind the voltage. */
  readonly ohms: readonly (readonly number[])[];
  /** Where a leg reads otherwise than its copper. */
  readonly loose: readonly LooseLeg[];
  /** Numbers of the copper that carries sound. */
  readonly probes: readonly number[];
  /** By tone (low and high), by probe, by row, in steps of 4 dB; row 0 over the guitar, the others over row 0. */
  readonly levels: readonly (readonly (readonly number[])[])[];
  /** At the output jack, by tone and row, the same way. */
  readonly output: readonly (readonly number[])[];
  /** What ripple of the supply leaves at the output jack, by row, the same way. */
  readonly hum: readonly number[];
  /** Knobs that are heard when they are turned; by row which of them do nothing, as a sum of powers of two. */
  readonly knobs: readonly string[];
  readonly deadKnobs: readonly number[];
  /** Rows whose lamp stays dark, and rows that take much more from the supply. */
  readonly dark: readonly number[];
  readonly hot: readonly number[];
  readonly faults: readonly TableFault[];
}

export const voltUnit = 0.03;
export const followUnit = 1 / 8;
export const decibelUnit = 4;
/** What lies this low is silence, however low. */
export const floorDecibels = -48;
const minSigma = 0.01;
const sigmaSteps = 2;

/** Deviations are kept as steps of half an octave above ten millivolts. */
export const sigmaCode = (sigma: number): number =>
  Math.max(0, Math.round(sigmaSteps * Math.log2(Math.max(sigma, minSigma) / minSigma)));
const minOhms = 1000;
const ohmSteps = 2;

/** Resistances are kept as steps of half an octave above a kilohm; beyond thirty megohms no meter tells. */
export const ohmsCode = (ohms: number): number =>
  Math.round(ohmSteps * Math.log2(Math.min(3e7, Math.max(ohms, minOhms)) / minOhms));
export const ohmsOf = (code: number): number => (code === 0 ? 0 : minOhms * 2 ** (code / ohmSteps));
export const sigmaOf = (code: number): number => minSigma * 2 ** (code / sigmaSteps);
