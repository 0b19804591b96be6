import type { AmpPick, CabinetName } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';

/** What stands in the file beside its code: the kit as it was set, and the files that play it, as text. */
export interface OfflineData {
  readonly slug: string;
  readonly settings: PedalSettings;
  readonly amp: AmpPick;
  readonly cabinet: CabinetName;
  readonly riff: RiffName;
  readonly code: { readonly worklet: string; readonly kit: string; readonly amp: string };
}

export const dataId = 'data';
