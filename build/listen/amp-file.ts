/** The file that plays the amp. It is compiled as it stands clean; its other settings are turns of its controls. */
import { amp } from '#catalogue/models/amp.ts';
import { ampPositions, type AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { compileAmp } from '#electronics/player/compile/compile-amp.ts';
import { fileOf } from './kit-file.ts';

/** Behind its loudspeaker's box 1x leaves -90 dB between harmonics when clean, 2x -84 at the edge, 4x -69 when driven, of 1 V. */
const oversampling = { first: 2, ceiling: 4 } as const;

/** `slug`: the name by which it is known beside others. */
export const ampFile = (setting: AmpSetting = 'clean', slug: string = amp.slug): string =>
  fileOf({ ...compileAmp(amp, ampPositions[setting], oversampling), slug });
