/** What plays a kit in somebody's page. Fetched by the first press on Play. */
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import {
  ampSlug,
  cabinetOf,
  createPlayer,
  type AmpPick,
  type Player,
  type PlayerState,
  type RiffName,
} from '../../components/player/audio/player.ts';

export type EmbedPhase = PlayerState['phase'];

export interface EmbedSettings {
  readonly knobs: Readonly<Record<string, number>>;
  readonly bypassed: boolean;
  readonly riff: RiffName;
  readonly amp: AmpPick;
}

interface EmbedKit {
  readonly slug: string;
  readonly url: string;
  readonly ampUrl: string;
  readonly subcategory: string;
}

const volume = 0.7;
let player: Player | null = null;
let kit: EmbedKit | null = null;

/** The amp behind the kit, fetched when it is first asked for. */
export function changeAmp({ amp }: EmbedSettings): void {
  if (!kit) return;
  const { ampUrl: url, subcategory } = kit;
  player?.setAmp(amp === 'off' ? null : { slug: ampSlug, url, setting: amp, cabinet: cabinetOf(subcategory) });
}

export function apply({ knobs, bypassed }: EmbedSettings): void {
  player?.apply({ knobs, bypassed, trimmers: {}, parts: {} });
}

export async function play(
  played: EmbedKit,
  settings: EmbedSettings,
  show: (phase: EmbedPhase, isAmpLeftOut: boolean) => void,
): Promise<void> {
  if (!player) {
    const made = createPlayer({ slug: played.slug, url: played.url, workletUrl });
    made.subscribe(() => show(made.state.phase, made.state.amp === 'too-slow'));
    made.setVolume(volume);
    player = made;
    kit = played;
    changeAmp(settings);
  }
  apply(settings);
  await player.play(settings.riff);
}

export function changeRiff(settings: EmbedSettings): void {
  if (player?.state.phase === 'playing') void player.play(settings.riff);
}

export const stop = (): void => player?.stop();
