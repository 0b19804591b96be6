/** One kit of a list for a few seconds. Its code is fetched by the first press on any of them. */
import { call } from '../../../api/client.ts';
import { workletUrl } from '../../player/audio/chain-worklet-url.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { createChainPlayer } from '../../player/audio/player.ts';
import { keptVolume } from '../../player/kept-volume.ts';
import { firstRiff } from '../../player/riffs.ts';

const previewSeconds = 6;
const fadeOutSeconds = 1.2;

export type PreviewPhase = 'off' | 'loading' | 'playing' | 'failed';

interface Previewed {
  readonly slug: string;
  readonly subcategory: string;
  /** Told until another press, here or elsewhere, takes over. */
  readonly tell: (phase: PreviewPhase) => void;
}

/** One player for the whole list: a press on another kit is another row on the same board. */
const player = createChainPlayer(workletUrl);

let current: Previewed | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

player.subscribe(() => {
  const { phase } = player.state;
  if (phase === 'failed') end('failed');
  if (phase !== 'playing' || ending !== undefined) return;
  current?.tell('playing');
  ending = setTimeout(() => end('off', fadeOutSeconds), 1000 * previewSeconds);
});

function end(phase: 'off' | 'failed', seconds?: number): void {
  const ended = current;
  current = null;
  clearTimeout(ending);
  ending = undefined;
  player.stop(seconds);
  ended?.tell(phase);
}

export async function preview(kit: Previewed): Promise<void> {
  end('off');
  current = kit;
  kit.tell('loading');
  const contents = await call('GET /api/products/:id/contents', { params: { id: kit.slug } }).catch(() => null);
  if (current !== kit) return;
  const url = contents?.listening?.codeUrl;
  if (!url) return end('failed');
  player.setVolume(keptVolume());
  player.setChain([{ slug: kit.slug, url }], [stockSettings]);
  await player.play(firstRiff(kit.subcategory));
}

/** Of that kit; another that plays goes on. */
export function stopPreview(slug: string): void {
  if (current?.slug === slug) end('off');
}
