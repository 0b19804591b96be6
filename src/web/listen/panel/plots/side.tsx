import { useState } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Listening } from '#contracts/catalogue.ts';
import type { Player, PlayerState, RiffName } from '../../../components/player/audio/player.ts';
import { Segmented } from '../../../components/segmented/segmented.tsx';
import type { Probed } from '../probe/probed.ts';
import { hasSwaps, isSameSound, stockSound, type Sound } from '#drawings/listen/sound.ts';
import { hertz } from './curves.ts';
import { ResponsePlot } from './response-plot.tsx';
import { ScopePlot } from './scope-plot.tsx';
import { straight, TransferPlot } from './transfer-plot.tsx';
import { settingsOf } from '../use-player.ts';
import { useBeforeTrace } from './use-before-trace.ts';
import { useCurves, type Curves } from './use-curves.ts';
import styles from './side.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import { mostOut, responseFacts } from './plot-facts.ts';
import { decibelText, hertzText, voltText } from './scale.ts';

const dash = '–';

function numbersOf({ response, transfer }: Curves): readonly [string, string, string] {
  const facts = responseFacts(response);
  const most = mostOut(transfer);
  return [
    most === null ? dash : voltText(most),
    facts?.lowsFade ? hertzText(facts.lowsFade) : dash,
    facts ? decibelText(facts.mostGain) : dash,
  ];
}

const terms = ['Most that comes out', 'Lows fade below', 'Most gain'] as const;

/** The curves in numbers, beside the same of the stock pedal where something was changed. */
function Facts({ now, before }: { now: Curves; before: Curves | null }) {
  const numbers = numbersOf(now);
  const others = before && numbersOf(before);
  return (
    <dl className={styles.facts}>
      {terms.map((term, index) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{numbers[index]}</dd>
          {others && (
            <dd className={styles.was}>
              <span className={visibility.visuallyHidden}>Stock: </span>
              {others[index]}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** How finely what is heard is worked out, which grows where the device has time. */
function StepsHeard({ quality, rate }: { quality: PlayerState['quality']; rate: number }) {
  if (quality === 'prerendered') return null;
  return (
    <p className={styles.steps}>
      Worked out {(quality * rate).toLocaleString('en-IN')} times a second ({quality}×)
    </p>
  );
}

type PlotName = 'scope' | 'response' | 'transfer';

const wire: Curves = { response: hertz.map(() => 0), transfer: straight };

/** What is drawn in marigold, and what in grey behind it. */
function comparison(sound: Sound, stock: Sound, bypassed: boolean): readonly [now: string, before: string] {
  if (bypassed) return ['Bypass, what you hear', 'Pedal'];
  if (hasSwaps(sound)) return ['With your mods', 'Stock'];
  return isSameSound(sound, stock) ? ['Pedal', 'Bypass'] : ['Your settings', 'Stock'];
}

interface SideProps {
  sheet: ListenSheet;
  listening: Listening;
  sound: Sound;
  bypassed: boolean;
  /** Null: a guitar. */
  riff: RiffName | null;
  probed: Probed | null;
  player: Player;
  isPlaying: boolean;
  quality: PlayerState['quality'];
  /** An amp follows, of which nothing is drawn. */
  hasAmp: boolean;
  /** Nothing that plays has to be made ready. */
  isReady: boolean;
}

/** What comes out: seen, and said in numbers. */
export function Side(props: SideProps) {
  const { sheet, listening, sound, bypassed, riff, probed, player, isPlaying, quality, hasAmp, isReady } = props;
  const [plot, setPlot] = useState<PlotName>('scope');
  const { own, stock } = useCurves(sheet, listening, sound, isReady);
  const names = comparison(sound, stockSound(sheet), bypassed);
  const now = bypassed ? wire : own;
  const trace = useBeforeTrace({
    kit: { slug: sheet.slug, url: listening.codeUrl },
    settings: names[1] === 'Bypass' ? null : settingsOf(sheet, bypassed ? sound : stockSound(sheet), false),
    riff,
    net: bypassed ? null : (probed?.net ?? null),
    player,
    isPlaying,
  });
  const before = bypassed ? own : names[1] === 'Bypass' ? wire : stock;
  return (
    <div className={styles.side}>
      <Segmented
        onMat
        className={styles.tabs}
        label="Plot"
        options={[
          ['scope', 'Scope'],
          ['response', 'Response'],
          ['transfer', 'Transfer'],
        ]}
        value={plot}
        onChange={setPlot}
      />
      <div className={styles.legend}>
        <span className={styles.now}>{names[0]}</span>
        <span>{names[1]}</span>
      </div>
      {hasAmp && <p className={styles.beforeAmp}>What leaves the pedal, before the amp</p>}
      <div className={styles.plots}>
        <figure data-shown={plot === 'scope'}>
          <figcaption>
            <h3>Scope</h3>
            <span>{probed ? probed.name : names[1] !== 'Bypass' && riff === null ? 'input in grey' : ''}</span>
          </figcaption>
          <ScopePlot {...{ player, isPlaying, names }} before={trace} probedAt={probed?.name ?? null} />
          {isPlaying && !bypassed && <StepsHeard quality={quality} rate={player.scope().rate} />}
        </figure>
        <figure data-shown={plot === 'response'}>
          <figcaption>
            <h3>Frequency response</h3>
            <span>dB</span>
          </figcaption>
          <ResponsePlot now={now.response} before={before.response} names={names} />
        </figure>
        <figure data-shown={plot === 'transfer'}>
          <figcaption>
            <h3>Transfer curve</h3>
          </figcaption>
          <div className={styles.pair}>
            <TransferPlot now={now.transfer} before={before.transfer} names={names} />
            <Facts now={own} before={names[1] === 'Stock' ? stock : null} />
          </div>
        </figure>
      </div>
    </div>
  );
}
