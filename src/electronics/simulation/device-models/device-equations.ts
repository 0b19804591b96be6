/** The equations of an element: the currents into its terminals, and their Jacobian by the voltages. */

/** Terminals count as the nets of the element do. `jacobian` is square: row per current, column per voltage. */
export interface DeviceEquations {
  currents(v: Float64Array, i: Float64Array, jacobian: Float64Array): void;
  /** Pulls back a step that would run up an exponential; true when it did. `last` is where the device was evaluated before. */
  limit?(v: Float64Array, last: Float64Array): boolean;
  /** What frequency adds to the Jacobian, or replaces in it. */
  reactance?(omega: number, real: Float64Array, imaginary: Float64Array): void;
}

/** Fills the Jacobian of a conductance between terminals 0 and 1. */
export function stampConductance(jacobian: Float64Array, siemens: number): void {
  jacobian[0] = siemens;
  jacobian[1] = -siemens;
  jacobian[2] = -siemens;
  jacobian[3] = siemens;
}

/** ln(1 + exp x). */
export const softplus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)));
export const softplusDerivative = (x: number): number => 1 / (1 + Math.exp(-x));

/** Above this current a junction is continued linearly, so that the exponential does not overflow. */
const linearAboveAmps = 10;

export interface Exponential {
  readonly amps: number;
  readonly siemens: number;
}

/** saturation exp(v / slope). */
export function exponential(saturation: number, slope: number, v: number): Exponential {
  const top = Math.log(linearAboveAmps / saturation);
  const x = v / slope;
  if (x > top) return { amps: linearAboveAmps * (1 + x - top), siemens: linearAboveAmps / slope };
  const amps = x < -60 ? 0 : saturation * Math.exp(x);
  return { amps, siemens: amps / slope };
}

/** SPICE's junction limiting: where the voltage of a junction may go when Newton asks for `next`. */
export function limitJunctionStep(next: number, last: number, saturation: number, slope: number): number {
  const critical = slope * Math.log(slope / (Math.SQRT2 * saturation));
  if (next <= critical || Math.abs(next - last) <= 2 * slope) return next;
  if (last <= 0) return critical;
  const rise = 1 + (next - last) / slope;
  return rise > 0 ? last + slope * Math.log(rise) : critical;
}
