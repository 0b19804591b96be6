/** A pedal as it is tested: its whole bill, an adapter of nine volts, and what is plugged into its jacks. */

import { billOfMaterials } from '../bill-of-materials.ts';
import type { Circuit, Net } from '../component.ts';
import { type Element, ground } from './element.ts';
import { elementsOf, type Setting } from './component-elements.ts';
import { atCelsius } from './temperature.ts';
import { type OperatingPoint, operatingPoint } from './operating-point.ts';

const adapterVolts = 9;
export const adapterOhms = 0.1;
/** Of any other supply, which is as good as ideal. */
const supplyOhms = 1e-3;
/** A guitar with its volume up, cable included; what an amplifier's input is. */
export const guitarOhms = 10e3;
const amplifierOhms = 1e6;

export const adapterRef = 'adapter';
export const guitarRef = 'guitar';

export interface TestSetup extends Setting {
  /** A guitar in the input, or a plug that is shorted to ground; nothing when absent. */
  readonly input?: 'guitar' | 'shorted';
}

/** Where the signal comes in and goes out. Every pedal with the common hardware has the same jacks. */
export interface Jacks {
  readonly input: Net;
  readonly outputs: readonly Net[];
}

export const jacksOf = ({ signal }: Circuit): Jacks => ({
  input: signal?.input ?? 'IN_JACK',
  outputs: signal?.outputs ?? ['OUT_JACK'],
});

export function testSetupElements(circuit: Circuit, setup: TestSetup): Element[] {
  const { input, outputs } = jacksOf(circuit);
  const load = circuit.signal?.loadOhms ?? amplifierOhms;
  const plugged: Element[] = [
    { type: 'source', ref: adapterRef, nets: ['DC+'], volts: adapterVolts, ohms: adapterOhms },
    ...Object.entries(circuit.supplies ?? {}).map(([net, volts]): Element => ({
      type: 'source',
      ref: `supply ${net}`,
      nets: [net],
      volts,
      ohms: supplyOhms,
    })),
    ...outputs.map((net): Element => ({ type: 'resistor', ref: `load ${net}`, nets: [net, ground], ohms: load })),
    ...(circuit.signal?.patches ?? []).map(([from, to]): Element => ({
      type: 'resistor',
      ref: 'patch',
      nets: [from, to],
      ohms: 0.1,
    })),
  ];
  if (setup.input)
    plugged.push({
      type: 'source',
      ref: guitarRef,
      nets: [input],
      volts: 0,
      ohms: setup.input === 'guitar' ? guitarOhms : 0.1,
    });
  const parts = billOfMaterials(circuit).flatMap((component) => elementsOf(component, setup));
  const { celsius } = setup;
  return [...(celsius === undefined ? parts : parts.map((element) => atCelsius(element, celsius))), ...plugged];
}

export const operatingPointOf = (circuit: Circuit, setup: TestSetup, near?: ReadonlyMap<Net, number>): OperatingPoint =>
  operatingPoint(testSetupElements(circuit, setup), near);

/** What the pedal takes from its adapter, in milliamperes. */
export function supplyMilliamps({ system }: OperatingPoint): number {
  const adapter = system.placed.find(({ element }) => element.ref === adapterRef);
  return -1000 * (adapter?.i[0] ?? 0);
}
