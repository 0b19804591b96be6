/** The drawings of the guides by name. Writers cite a name; a name that is not here stops the build. */
import { equipmentFigures } from './equipment-figures.ts';
import { bucketBrigade } from './bucket-brigade.ts';
import { curves } from './curves.ts';
import type { Figure } from './figure.ts';
import { solderingIronFigures } from './soldering-iron.ts';
import { joints } from './joints.ts';
import { orientation } from './orientation.ts';
import { pinouts } from './pinouts.ts';
import { polarity } from './polarity.ts';
import { schematics } from './schematics.ts';
import { wiring } from './wiring.ts';

export const figures: Readonly<Record<string, Figure>> = {
  ...schematics,
  ...curves,
  ...joints,
  ...solderingIronFigures,
  ...orientation,
  ...polarity,
  ...pinouts,
  ...wiring,
  ...equipmentFigures,
  'bbd-delay': bucketBrigade,
};
