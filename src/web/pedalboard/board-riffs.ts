import type { RiffName } from '../listen/audio/player.ts';
import { riffsFor } from '../listen/source/riffs.ts';

/** A row suits no riff more than another, so chords come first. */
export const boardRiffs: readonly RiffName[] = riffsFor('');
