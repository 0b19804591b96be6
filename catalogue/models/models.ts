/** Every device model by the slug of its part. A part without one cannot be used in a kit: see docs/circuits.md. */

import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { chipModels } from './chips.ts';
import { diodeModels } from './diodes.ts';
import { transistorModels } from './transistors.ts';

const models: Readonly<Record<string, DeviceModel>> = { ...diodeModels, ...transistorModels, ...chipModels };

export const modelBySlug = (slug: string): DeviceModel | undefined => models[slug];
