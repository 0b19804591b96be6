/** A chip on its way to becoming elements. */

import type { Net } from '../component.ts';
import type { ChipModel, Range } from './device-model.ts';
import type { PartSampler } from './part-sampling.ts';
import { type Element, ground } from './element.ts';

export interface Chip<Model = ChipModel> {
  readonly ref: string;
  readonly pins: Readonly<Record<string, Net>>;
  readonly model: Model;
  readonly draw: PartSampler;
}

/** What is drawn from the supply of a chip. */
export const idleCurrent = ({ ref, draw }: Chip, high: Net, idle: Range): Element => ({
  type: 'idle',
  ref,
  nets: [high, ground],
  amps: draw(idle, ref),
});
