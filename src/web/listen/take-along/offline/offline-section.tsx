import { cabinetOf } from '#electronics/player/chain/amp-settings.ts';
import { workletUrl } from '../../../components/player/audio/chain-worklet-url.ts';
import { fetchOk } from '../../../components/player/listen-kit.ts';
import { riffNames } from '../../../components/player/riffs.ts';
import { fileName, megabytes, saveFile } from '../save-file.ts';
import { TakeSection } from '../take-section.tsx';
import type { TakenAlong } from '../taken-along.ts';
import type { Taker } from '../use-taking.ts';
// The bundler makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import playerUrl from './offline-player.ts?worker&url';
import { offlinePage } from './offline-page.ts';

const kind = 'offline';

const textOf = async (url: string): Promise<string> => (await fetchOk(url)).text();

type Offline = NonNullable<TakenAlong['offline']>;

async function pageOf(taken: TakenAlong, { subcategory, imageUrl, ampUrl }: Offline): Promise<string> {
  const { name, kits, settings, pedals, riffs, amp } = taken;
  const { sheet, sound } = pedals[0]!;
  const [player, worklet, kit, ampCode, picture] = await Promise.all(
    [playerUrl, workletUrl, kits[0]!.url, ampUrl, imageUrl].map(textOf),
  );
  return offlinePage({
    name,
    address: taken.address!,
    picture: picture!,
    knobs: sheet.controls.map(({ ref, label }) => ({ ref, label, position: sound.knobs[ref]! })),
    riffs: riffs.map((riff) => [riff, riffNames[riff]]),
    player: player!,
    data: {
      slug: kits[0]!.slug,
      settings: settings[0]!,
      amp: amp?.setting ?? 'off',
      cabinet: cabinetOf(subcategory),
      riff: taken.riff ?? riffs[0]!,
      code: { worklet: worklet!, kit: kit!, amp: ampCode! },
    },
  });
}

/** The kit that plays as one file, for a rehearsal room without a network. */
export function OfflineSection({ taken, offline, taker }: { taken: TakenAlong; offline: Offline; taker: Taker }) {
  async function take(): Promise<void> {
    try {
      const page = new TextEncoder().encode(await pageOf(taken, offline));
      const name = fileName([taken.slug, 'player'], 'html');
      saveFile(page, 'text/html', name);
      taker.tell(kind, 'done', `Saved as ${name}, ${megabytes(page.length)}. Open it in any browser.`);
    } catch {
      taker.tell(
        kind,
        'failed',
        'The file wasn’t made. Your settings are still here. Check your connection and try again.',
      );
    }
  }
  return (
    <TakeSection
      kind={kind}
      title="The pedal itself"
      lead="One HTML file that plays this pedal with its knobs, riffs and amp, without a network and without us."
      taker={taker}
      action="Save player"
      onTake={() => void take()}
    />
  );
}
