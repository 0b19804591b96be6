/** Every kit, in the order of the shop's shelf. A new kit is one line here. */

import type { Kit } from './catalogue-types.ts';
import { analogDelay } from './kits/analog-delay.ts';
import { chorusPedal } from './kits/chorus-pedal.ts';
import { fuzzBox } from './kits/fuzz-box.ts';
import { vintageOverdrive } from './kits/vintage-overdrive.ts';
import { cleanBooster } from './kits/clean-booster.ts';
import { pocketFuzz } from './kits/pocket-fuzz.ts';
import { sustainFuzz } from './kits/sustain-fuzz.ts';
import { trebleBooster } from './kits/treble-booster.ts';
import { vintageTremolo } from './kits/vintage-tremolo.ts';
import { bassFuzz } from './kits/bass-fuzz.ts';
import { octaveUp } from './kits/octave-up.ts';
import { jfetPreamp } from './kits/jfet-preamp.ts';
import { bufferSplitter } from './kits/buffer-splitter.ts';
import { germaniumFuzz } from './kits/germanium-fuzz.ts';
import { fourStagePhaser } from './kits/four-stage-phaser.ts';
import { plateReverb } from './kits/plate-reverb.ts';
import { springReverb } from './kits/spring-reverb.ts';
import { subOctave } from './kits/sub-octave.ts';
import { opticalTremolo } from './kits/optical-tremolo.ts';
import { tiltedWah } from './kits/tilted-wah.ts';
import { loopSwitcher } from './kits/loop-switcher.ts';
import { chipEcho } from './kits/chip-echo.ts';
import { hardClipper } from './kits/hard-clipper.ts';
import { studioCompressor } from './kits/studio-compressor.ts';
import { orangeCompressor } from './kits/orange-compressor.ts';
import { twoBandEq } from './kits/two-band-eq.ts';
import { sixBandEq } from './kits/six-band-eq.ts';
import { bassPreamp } from './kits/bass-preamp.ts';
import { envelopeFilter } from './kits/envelope-filter.ts';
import { pocketAmp } from './kits/pocket-amp.ts';
import { rodentDistortion } from './kits/rodent-distortion.ts';
import { microBooster } from './kits/micro-booster.ts';

export const kits: readonly Kit[] = [
  vintageOverdrive,
  analogDelay,
  fuzzBox,
  chorusPedal,
  cleanBooster,
  pocketFuzz,
  sustainFuzz,
  trebleBooster,
  vintageTremolo,
  bassFuzz,
  octaveUp,
  jfetPreamp,
  bufferSplitter,
  germaniumFuzz,
  fourStagePhaser,
  plateReverb,
  springReverb,
  subOctave,
  opticalTremolo,
  tiltedWah,
  loopSwitcher,
  chipEcho,
  hardClipper,
  studioCompressor,
  orangeCompressor,
  twoBandEq,
  sixBandEq,
  bassPreamp,
  envelopeFilter,
  pocketAmp,
  rodentDistortion,
  microBooster,
];
