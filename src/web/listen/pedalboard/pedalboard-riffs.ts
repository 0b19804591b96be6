import type { RiffName } from '../audio/player.ts';
import { riffsFor } from '../../components/player/riffs.ts';

/** A chain suits no riff more than another, so chords come first. */
export const pedalboardRiffs: readonly RiffName[] = riffsFor('');
