/** The amp at the end of the cable: how its own controls stand, and the loudspeaker that stands under it. */
import type { PedalSettings, PlayableKit } from './chain-settings.ts';

export const ampSettingNames = ['clean', 'edge', 'driven'] as const;
export type AmpSetting = (typeof ampSettingNames)[number];
/** How it is set, or that there is none. */
export type AmpPick = AmpSetting | 'off';

export const ampPositions: Readonly<Record<AmpSetting, Readonly<Record<string, number>>>> = {
  clean: { TREBLE: 0.6, BASS: 0.5, VOLUME: 0.2 },
  edge: { TREBLE: 0.6, BASS: 0.45, VOLUME: 0.42 },
  driven: { TREBLE: 0.55, BASS: 0.35, VOLUME: 0.8 },
};

export const ampSettingsOf = (setting: AmpSetting): PedalSettings => ({
  knobs: ampPositions[setting],
  trimmers: {},
  parts: {},
  bypassed: false,
});

export type CabinetName = 'guitar' | 'bass';

/** A bass is heard through a bass cabinet. */
export const cabinetOf = (subcategory: string): CabinetName => (subcategory === 'bass' ? 'bass' : 'guitar');

/** What is asked for. */
export interface AmpChoice {
  readonly setting: AmpSetting;
  readonly cabinet: CabinetName;
}

/** With the file that plays it. */
export type PlayableAmp = AmpChoice & Pick<PlayableKit, 'slug' | 'url'>;

/** The name by which its file makes itself known. */
export const ampSlug = 'amp';
