/** From an amplifier, which is elements and controls, to what is played. */

import type { Component, Net } from '../../component.ts';
import { elementsOf, type Positions } from '../../simulation/component-elements.ts';
import type { Element } from '../../simulation/element.ts';
import { operatingPoint } from '../../simulation/operating-point.ts';
import { guitarOhms, guitarRef } from '../../simulation/test-setup.ts';
import type { KitData } from '../kit-data.ts';
import { compileElements } from './compile-elements.ts';

export interface Amp {
  readonly slug: string;
  readonly elements: readonly Element[];
  readonly controls: readonly Component[];
  /** Nets that a reservoir holds. */
  readonly reservoirs: readonly Net[];
  readonly input: Net;
  readonly output: Net;
}

/** With a pedal at its input. */
const ampElements = (amp: Amp, positions: Positions): Element[] => [
  ...amp.elements,
  ...amp.controls.flatMap((control) => elementsOf(control, { modelOf: () => undefined, positions })),
  { type: 'source', ref: guitarRef, nets: [amp.input], volts: 0, ohms: guitarOhms },
];

export function compileAmp(amp: Amp, positions: Positions, oversampling: KitData['oversampling']): KitData {
  const elements = ampElements(amp, positions);
  const point = operatingPoint(elements);
  if (!point.solved) throw new Error(`${amp.slug} has no operating point`);
  const { slug, controls, input, output, reservoirs: supplyNets } = amp;
  return compileElements({ slug, oversampling, elements, point, controls, positions, supplyNets, input, output });
}
