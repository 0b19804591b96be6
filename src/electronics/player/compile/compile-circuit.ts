/** From a circuit in its test setup, or an amplifier, to what is played. */

import { billOfMaterials } from '../../bill-of-materials.ts';
import type { Circuit, Net } from '../../component.ts';
import { testSetupElements, jacksOf } from '../../simulation/test-setup.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import { operatingPoint } from '../../simulation/operating-point.ts';
import { adjustTrimmers } from '../../simulation/trimmer-adjustment.ts';
import type { KitData } from '../kit-data.ts';
import { compileChips } from './compile-chips.ts';
import { compileElements } from './compile-elements.ts';

export interface CompileOptions {
  readonly modelOf: ModelLookup;
  /** Where the knobs stand on the picture. */
  readonly positions: Positions;
  readonly oversampling: KitData['oversampling'];
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net;
  /** Chips that delay or count pass their signal at once, as they do for ngspice. */
  readonly staticChips?: boolean;
}

const controlKinds = new Set(['pot', 'trimmer', 'toggle']);

export function compileCircuit(
  circuit: Circuit,
  { modelOf, positions, oversampling, kickNode, staticChips = false }: CompileOptions,
): KitData {
  const adjusted = adjustTrimmers(circuit, { modelOf, input: 'guitar', positions });
  const elements = testSetupElements(circuit, { modelOf, input: 'guitar', positions: adjusted.positions });
  const point = operatingPoint(elements, adjusted.point.volts);
  if (!point.solved) throw new Error(`${circuit.slug} has no operating point`);
  const { input, outputs } = jacksOf(circuit);
  return compileElements({
    slug: circuit.slug,
    oversampling,
    elements,
    point,
    controls: billOfMaterials(circuit).filter(({ kind }) => controlKinds.has(kind)),
    positions: adjusted.positions,
    loadOhms: circuit.signal?.loadOhms,
    supplyNets: ['+9V', ...Object.keys(circuit.rails ?? {})],
    input,
    output: outputs[0]!,
    kickNode,
    chipRefs: new Set(circuit.components.filter(({ kind }) => kind === 'ic').map(({ ref }) => ref)),
    keepsTriggers: staticChips,
    ...(staticChips ? {} : { takeChips: (all, mergedNet) => compileChips(circuit, all, mergedNet, modelOf) }),
  });
}
