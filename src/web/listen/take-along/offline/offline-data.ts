import type { AmpPick, CabinetName } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';

/** What stands in the file beside its code: kits as they were set, in the order of the signal, and the files that play them, as text. */
export interface OfflineData {
  readonly kits: readonly { readonly slug: string; readonly settings: PedalSettings }[];
  readonly amp: AmpPick;
  readonly cabinet: CabinetName;
  readonly riff: RiffName;
  readonly code: {
    readonly worklet: string;
    readonly amp: string;
    /** By slug: the same kit may stand in a row twice. */
    readonly kits: Readonly<Record<string, string>>;
  };
}

export const dataId = 'data';
