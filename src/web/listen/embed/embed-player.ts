/** What plays a kit in somebody's page. Fetched by the first press on Play. */
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import { createPlayer, type Player, type PlayerState, type RiffName } from '../../components/player/audio/player.ts';

export type EmbedPhase = PlayerState['phase'];

export interface EmbedSettings {
  readonly knobs: Readonly<Record<string, number>>;
  readonly bypassed: boolean;
  readonly riff: RiffName;
}

const volume = 0.7;
let player: Player | null = null;

export function apply({ knobs, bypassed }: EmbedSettings): void {
  player?.apply({ knobs, bypassed, trimmers: {}, parts: {} });
}

export async function play(
  kit: { readonly slug: string; readonly url: string },
  settings: EmbedSettings,
  show: (phase: EmbedPhase) => void,
): Promise<void> {
  if (!player) {
    const made = createPlayer({ ...kit, workletUrl });
    made.subscribe(() => show(made.state.phase));
    made.setVolume(volume);
    player = made;
  }
  apply(settings);
  await player.play(settings.riff);
}

export function changeRiff(settings: EmbedSettings): void {
  if (player?.state.phase === 'playing') void player.play(settings.riff);
}

export const stop = (): void => player?.stop();
