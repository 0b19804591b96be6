import { figurePlaces } from '../../device-parameters.ts';
import type { Behaviour, KitData } from '../../kit-data.ts';
import type { Values } from '../values.ts';
import { buckets } from './buckets.ts';
import type { Chip, Socket } from './chip.ts';
import { echo } from './echo.ts';
import { reverb } from './reverb.ts';
import { flipFlops, light, rectifier } from './small-chips.ts';

const kinds: Readonly<Record<Behaviour['is'], (socket: Socket) => Chip>> = {
  echo,
  buckets,
  reverb,
  'flip-flops': flipFlops,
  rectifier,
  light,
};

/** Every chip of a kit, each with its share of the driven currents. */
export function socketed(kit: KitData, values: Values, drives: Float64Array, rate: number): Chip[] {
  let next = 0;
  return kit.behaviours.map(({ is, from, into, figures, pace = [], steers }) => {
    const at = next;
    next += into.length;
    return kinds[is]({
      figures,
      rate,
      drives,
      at,
      rest: from.map((node) => (node < 0 ? 0 : kit.volts[node]!)),
      pace: () => values.ohmsOf(pace),
      steer: (figure) => {
        if (steers !== undefined) values.figures[steers * figurePlaces] = figure;
      },
    });
  });
}
