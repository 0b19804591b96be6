import type { Listening } from '#contracts/catalogue.ts';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import { createPlayer } from '../../components/player/audio/player.ts';
import { prepareRiff } from '../../components/player/audio/render-client.ts';
import { keptVolume } from '../../components/player/kept-volume.ts';
import { fetchKit } from '../../components/player/listen-kit.ts';
import type { OpenedKit } from '../../components/player/listen-panel-code.ts';
import { firstRiff, riffsFor } from '../../components/player/riffs.ts';
import { soundFromText } from './sound-link.ts';
import { ampBehind, firstAmp } from './transport/use-amp.ts';
import { settingsOf } from './use-player.ts';

export const sharedText = (): string => new URLSearchParams(location.search).get('sound') ?? '';

/** How it is set by the address. */
export const sharedSound = (sheet: ListenSheet, subcategory: string) =>
  soundFromText(sheet, sharedText(), riffsFor(subcategory));

/**
 * A kit and its player, which can begin before there is a panel to see: drawing one takes longer than the first sound may. The riff,
 * for which that waits longest, is made while the rest is fetched.
 */
export async function openKit(listening: Listening, subcategory: string): Promise<OpenedKit> {
  prepareRiff(firstRiff(subcategory));
  const { sheet, drawing } = await fetchKit(listening);
  const player = createPlayer({ slug: sheet.slug, url: listening.codeUrl, workletUrl });
  const { sound, bypassed, riff, amp } = sharedSound(sheet, subcategory);
  player.apply(settingsOf(sheet, sound, bypassed));
  player.setAmp(ampBehind([subcategory], listening.ampUrl, amp ?? firstAmp(subcategory)));
  player.setVolume(keptVolume());
  const played = riff ?? firstRiff(subcategory);
  return { sheet, drawing, player, prepare: () => player.prepare(played), begin: () => void player.play(played) };
}
