/** What a part must never be asked: more heat, current or voltage than its maker allows, or the wrong way round. */

import { billOfMaterials } from '../bill-of-materials.ts';
import type { Circuit, Component } from '../component.ts';
import { jacksOf } from './test-setup.ts';
import type { DeviceModel, ModelLookup } from './device-model.ts';
import { type OperatingPoint, dissipatedWatts } from './operating-point.ts';

/** As the catalogue rates them, in watts and volts. */
const resistorWatts = 0.25;
const trimmerWatts = 0.5;
const potWatts = (value: string): number => (value.startsWith('B') ? 0.125 : 0.06);
const capacitorVolts: Readonly<Record<string, number>> = { electrolytic: 25, film: 50, ceramic: 50 };

/** An electrolytic stands this much the wrong way round, from offsets and leakage. */
const reverseVolts = 0.1;
/** What an amplifier may see without a thump. */
const outputVolts = 0.02;

const across = ({ pins }: Component, { volts }: OperatingPoint, plus: string, minus: string): number =>
  volts.get(pins[plus]!)! - volts.get(pins[minus]!)!;

function maxWatts({ kind, value }: Component, model: DeviceModel | undefined): number {
  if (kind === 'resistor') return resistorWatts;
  if (kind === 'trimmer') return trimmerWatts;
  if (kind === 'pot') return potWatts(value);
  return model && 'maxWatts' in model ? model.maxWatts : Infinity;
}

function junctionProblems(component: Component, point: OperatingPoint, model: DeviceModel | undefined): string[] {
  const lamp = model?.type === 'optocoupler' ? model.lamp : model;
  if (lamp?.type !== 'diode') return [];
  const { ref } = component;
  const amps = Math.abs(point.system.placed.find(({ element }) => element.ref === ref)?.i[0] ?? 0);
  return amps > lamp.maxAmps
    ? [`${ref} carries ${(1000 * amps).toFixed(1)} mA, ${1000 * lamp.maxAmps} are allowed`]
    : [];
}

function partProblems(component: Component, point: OperatingPoint, model: DeviceModel | undefined): string[] {
  const { ref, kind } = component;
  const problems = junctionProblems(component, point, model);
  const watts = dissipatedWatts(point, ref);
  const limitWatts = maxWatts(component, model);
  if (watts > limitWatts)
    problems.push(`${ref} turns ${(1000 * watts).toFixed(0)} mW into heat, ${1000 * limitWatts} are allowed`);
  if (kind === 'electrolytic') {
    const volts = across(component, point, '+', '-');
    if (volts < -reverseVolts) problems.push(`${ref} is ${(-volts).toFixed(2)} V the wrong way round`);
  }
  const limit = capacitorVolts[kind];
  const [first, second] = kind === 'electrolytic' ? ['+', '-'] : ['1', '2'];
  if (limit !== undefined && Math.abs(across(component, point, first!, second!)) > limit)
    problems.push(`${ref} has more than ${limit} V on it`);
  return problems;
}

/** Sentences; none means that every part is well where the controls stand. */
export function stressProblems(circuit: Circuit, point: OperatingPoint, modelOf: ModelLookup): string[] {
  if (!point.solved) return ['has no operating point'];
  const { input, outputs } = jacksOf(circuit);
  const parts = billOfMaterials(circuit).filter(({ kind }) => kind !== 'mechanical' && kind !== 'jack');
  return [
    ...parts.flatMap((part) => partProblems(part, point, modelOf(part.part ?? part.value.toLowerCase()))),
    ...[input, ...outputs].flatMap((net) => {
      const volts = point.volts.get(net) ?? 0;
      return Math.abs(volts) > outputVolts ? [`${net} has ${volts.toFixed(2)} V of direct voltage on it`] : [];
    }),
  ];
}

/** Every control at each end with the others as they are, all of them at one end, and every toggle thrown. */
export function knobEnds({ components }: Circuit): Record<string, number>[] {
  const refs = (...kinds: readonly Component['kind'][]): string[] =>
    components.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const all = refs('pot', 'toggle');
  const together = (position: number) => Object.fromEntries(all.map((ref) => [ref, position]));
  return [{}, together(0), together(1), ...all.flatMap((ref) => [{ [ref]: 0 }, { [ref]: 1 }])];
}
