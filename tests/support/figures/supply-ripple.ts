/** What ripple of the adapter leaves at the output of a kit, from jack to jack. */
import type { Circuit, Net } from '#electronics/component.ts';
import type { OperatingPoint } from '#electronics/simulation/operating-point.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { knobEnds } from '#electronics/simulation/stress.ts';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';

/** The ripple of an adapter with a rectifier for mains of 50 Hz. */
const rippleHertz = 100;

/** Decibels from a jack to the loudest output. */
export function outputOver(circuit: Circuit, point: OperatingPoint, from: Net, hertz: number): number {
  const levels = smallSignalLevels(point, from, hertz);
  return decibels(Math.max(...jacksOf(circuit).outputs.map((net) => levels.get(net)!)) / levels.get(from)!);
}

export interface SupplyRipple {
  /** Decibels, with controls in the middle. */
  readonly middle: number;
  /** At those ends of the controls where it is most. */
  readonly most: number;
  readonly point: OperatingPoint;
}

export function supplyRipple(circuit: Circuit): SupplyRipple {
  const { positions, point } = adjustTrimmers(circuit, { modelOf, input: 'guitar' });
  const rippleAt = (there: OperatingPoint): number => outputOver(circuit, there, 'DC+', rippleHertz);
  const ends = knobEnds(circuit).map((turned) =>
    rippleAt(
      operatingPointOf(circuit, { modelOf, input: 'guitar', positions: { ...positions, ...turned } }, point.volts),
    ),
  );
  return { middle: rippleAt(point), most: Math.max(...ends), point };
}
