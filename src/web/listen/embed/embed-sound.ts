/** How an embedded kit is set, in its address: `?amp=driven&knobs=40-60`, knobs in hundredths in the order of the box. */
import type { AmpPick } from '#electronics/player/chain/amp-settings.ts';

interface EmbedSound {
  /** 0 to 1. */
  readonly knobs: readonly number[];
  readonly amp: AmpPick;
}

export const embedSoundQuery = ({ knobs, amp }: EmbedSound): string =>
  `?${amp === 'off' ? '' : `amp=${amp}&`}knobs=${knobs.map((position) => Math.round(100 * position)).join('-')}`;

/** Null where nothing that can be read is said of a knob, or of the amp. */
export function readEmbedSound(search: string): {
  readonly knobs: readonly (number | null)[];
  readonly amp: string | null;
} {
  const parameters = new URLSearchParams(search);
  const knobs = parameters.get('knobs')?.split('-') ?? [];
  return {
    knobs: knobs.map((text) => (/^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) / 100 : null)),
    amp: parameters.get('amp'),
  };
}
