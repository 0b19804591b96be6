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

async function pageOf(taken: TakenAlong, { cabinet, drawings, ampUrl }: Offline): Promise<string> {
  const { name, kits, settings, pedals, riffs, amp } = taken;
  const files = [...new Map(kits.map(({ slug, url }) => [slug, url]))];
  const [player, worklet, ampCode, ...codes] = await Promise.all(
    [playerUrl, workletUrl, ampUrl, ...files.map(([, url]) => url)].map(textOf),
  );
  return offlinePage({
    name,
    address: taken.address!,
    pedals: pedals.map(({ name: each, sheet, sound, bypassed }, index) => ({
      name: each,
      picture: drawings[index]!,
      knobs: sheet.controls.map(({ ref, label }) => ({ ref, label, position: sound.knobs[ref]! })),
      isOn: !bypassed,
    })),
    riffs: riffs.map((riff) => [riff, riffNames[riff]]),
    player: player!,
    data: {
      kits: kits.map(({ slug }, index) => ({ slug, settings: settings[index]! })),
      amp: amp?.setting ?? 'off',
      cabinet,
      riff: taken.riff ?? riffs[0]!,
      code: {
        worklet: worklet!,
        amp: ampCode!,
        kits: Object.fromEntries(files.map(([slug], index) => [slug, codes[index]!])),
      },
    },
  });
}

/** Kits that play as one file, for a rehearsal room without a network. */
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
      title={`The ${taken.kind} itself`}
      lead={`One HTML file that plays this ${taken.kind} with its knobs, riffs and amp, without a network and without us.`}
      taker={taker}
      action="Save player"
      onTake={() => void take()}
    />
  );
}
