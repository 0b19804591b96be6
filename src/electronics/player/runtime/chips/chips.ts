import { parametersPerDevice } from '../../device-parameters.ts';
import type { Behaviour, KitData } from '../../kit-data.ts';
import type { CircuitValues } from '../values.ts';
import { buckets } from './bucket-brigade.ts';
import type { Chip, ChipContext } from './chip.ts';
import { echo } from './echo.ts';
import { reverb } from './reverb.ts';
import { flipFlops, light, rectifier } from './small-chips.ts';

const kinds: Readonly<Record<Behaviour['is'], (socket: ChipContext) => Chip>> = {
  echo,
  buckets,
  reverb,
  'flip-flops': flipFlops,
  rectifier,
  light,
};

/** Every chip of a kit, each with its share of the driven currents. */
export function createChips(kit: KitData, values: CircuitValues, outputCurrents: Float64Array, rate: number): Chip[] {
  let next = 0;
  return kit.behaviours.map(({ is, from, into, parameters, timing = [], controlledDevice }) => {
    const at = next;
    next += into.length;
    return kinds[is]({
      parameters,
      rate,
      outputCurrents,
      at,
      rest: from.map((node) => (node < 0 ? 0 : kit.volts[node]!)),
      timing: () => values.ohmsOf(timing),
      setParameter: (parameter) => {
        if (controlledDevice !== undefined) values.parameters[controlledDevice * parametersPerDevice] = parameter;
      },
    });
  });
}
