import type { RiffName } from '../audio/player.ts';
import { riffsFor } from '../source/riffs.ts';

/** A row suits no riff more than another, so chords come first. */
export const boardRiffs: readonly RiffName[] = riffsFor('');
