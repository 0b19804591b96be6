/** Readings that a probe on the wrong pin would explain, and that are worth measuring again. */

import type { UnpackedTable, Point } from '../tables/unpacked-table.ts';
import { type Posterior, type Measured, sigmasOff } from './posterior.ts';

/** So many sigmas from the likeliest fault are too many for a spread of parts. */
const outlierSigmas = 5;
/** A fault that is this much less likely without one reading hangs on that reading. */
const decisiveShare = 0.02;
/** A fault that is less likely than this hangs on more readings anyway. */
const doubtedShare = 0.4;
/** Before that everything hangs on single readings. */
const minReadings = 3;

const likeliest = (posterior: Float64Array): number =>
  posterior.reduce((best, share, k) => (share > posterior[best]! ? k : best), 0);

/** The reading that lies furthest from the likeliest row, if it lies too far. */
export function misfit(
  { forms }: UnpackedTable,
  { forms: posterior, supply }: Posterior,
  measured: readonly Measured[],
): Point | undefined {
  const { row } = forms[likeliest(posterior)]!;
  const [off] = measured
    .map(({ point, volts }) => ({ point, far: Math.abs(sigmasOff(point, row, volts, supply.offset)) }))
    .sort((a, b) => b.far - a.far);
  return off && off.far > outlierSigmas ? off.point : undefined;
}

/** Of one fault, all its forms. */
const shareOf = ({ forms }: UnpackedTable, posterior: Float64Array, fault: number): number =>
  forms.reduce((sum, form, k) => sum + (form.fault === fault ? posterior[k]! : 0), 0);

export interface RemeasureInput {
  readonly measured: readonly Measured[];
  readonly confirmed: ReadonlySet<string>;
  /** The posterior without one reading. */
  readonly without: (id: string) => Posterior;
  /** Faults that a meter sees. */
  readonly isSeen: (fault: number) => boolean;
}

/** The point to measure once more: no fault explains it, or the likeliest fault depends on it alone. */
export function pointToRemeasure(
  catalogue: UnpackedTable,
  posterior: Posterior,
  doubts: RemeasureInput,
): Point | undefined {
  const { measured, confirmed, without, isSeen } = doubts;
  if (measured.length < minReadings) return undefined;
  const off = misfit(catalogue, posterior, measured);
  if (off && !confirmed.has(off.id)) return off;
  const { fault } = catalogue.forms[likeliest(posterior.forms)]!;
  if (fault < 0 || !isSeen(fault)) return undefined;
  const share = shareOf(catalogue, posterior.forms, fault);
  if (share < doubtedShare) return undefined;
  return measured.find(
    ({ point: { id } }) => !confirmed.has(id) && shareOf(catalogue, without(id).forms, fault) < decisiveShare * share,
  )?.point;
}
