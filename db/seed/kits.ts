/** Every kit, in the order of the shop's shelf. A new kit is one line here. */

import type { Kit } from './catalogue-types.ts';
import { analogDelay } from './kits/analog-delay.ts';
import { chorusPedal } from './kits/chorus-pedal.ts';
import { fuzzBox } from './kits/fuzz-box.ts';
import { vintageOverdrive } from './kits/vintage-overdrive.ts';

export const kits: readonly Kit[] = [vintageOverdrive, analogDelay, fuzzBox, chorusPedal];
