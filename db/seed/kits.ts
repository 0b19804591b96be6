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
];
