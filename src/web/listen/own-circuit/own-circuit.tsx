import { useRef } from 'react';
import { partsListText } from '#electronics/own-circuit/parts-list.ts';
import { paths } from '#domain/paths/paths.ts';
import { pedalboardRiffs } from '../../components/player/riffs.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { pastedListState } from '../../shell/pasted-list.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import { GuitarPanel } from '../panel/guitar/guitar-panel.tsx';
import { PanelNotice } from '../panel/panel-notice.tsx';
import { Notice } from '../panel/parts/notice.tsx';
import { StateTag } from '../panel/parts/state-tag.tsx';
import { ResponsePlot } from '../panel/plots/response-plot.tsx';
import { useResponse } from '../panel/plots/use-curves.ts';
import { Sources } from '../panel/source/sources.tsx';
import { Share } from '../panel/transport/share.tsx';
import { TakeAlong } from '../panel/transport/take-along.tsx';
import { Transport } from '../panel/transport/transport.tsx';
import { useListenKeys } from '../panel/use-listen-keys.ts';
import { Volume } from '../panel/transport/volume.tsx';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import type { PedalboardKit } from '../pedalboard/pedalboard.queries.ts';
import { NetlistEditor } from './netlist-editor.tsx';
import { OwnKnobs } from './own-knobs.tsx';
import { OwnNets } from './own-nets.tsx';
import { OwnSchematic } from './own-schematic.tsx';
import { StartFromKit } from './start-from-kit.tsx';
import { titleOf } from './own-circuit-link.ts';
import { useNetlist, type NetlistState } from './use-netlist.ts';
import { useOwnCircuit, type OwnCircuitControls } from './use-own-circuit.ts';
import styles from './own-circuit.module.css';

const example = `* A booster, to begin with
C1 IN b 100n
R1 vcc b 430k
R2 b 0 43k
Q1 c b e 2N5088
R3 vcc c 10k
R4 e w 390
XGAIN w 0 0 POT 1k C
C2 c v 100n
XVOLUME 0 OUT v POT 100k A
V1 vcc 0 9
`;

const summaryOf = ({ circuit }: ListenSheet): string => {
  const nets = new Set(circuit.components.flatMap(({ pins }) => Object.values(pins)));
  return `${circuit.components.length} parts, ${nets.size} nets. It can be played.`;
};

function Response({ sheet, sound }: { sheet: ListenSheet; sound: Sound }) {
  const response = useResponse(sheet, sound);
  return (
    <figure className={styles.figure}>
      <figcaption>Frequency response</figcaption>
      <ResponsePlot now={response} before={response} names={['Now', 'Now']} />
    </figure>
  );
}

interface PlayProps {
  own: OwnCircuitControls;
  state: NetlistState;
  sheet: ListenSheet;
  sound: Sound;
}

/** What is done with a circuit that can be played. */
function Play({ own, state, sheet, sound }: PlayProps) {
  const go = useRef<HTMLButtonElement>(null);
  const { playing, player, source, takenAlong } = own;
  const { netlist, change, address } = state;
  useListenKeys({ within: 'circuit', onGo: own.go, onBypass: () => own.bypass(!own.bypassed) });
  return (
    <section className={styles.play} id="circuit" aria-label="What plays it">
      <StateTag state={playing} bypassed={own.bypassed} guitar={source === 'guitar' ? own.guitar : null} />
      <div className={styles.transport}>
        <Transport
          go={go}
          state={playing}
          bypassed={own.bypassed}
          compared={['Circuit', 'Bypass']}
          takesFocus={false}
          onGo={own.go}
          onBypass={own.bypass}
        >
          {playing.phase !== 'idle' && <Volume volume={own.volume} onChange={own.setVolume} />}
          {address !== null && (
            <Share
              address={() => address}
              title="Share this circuit"
              words="The netlist and its knobs are in the link."
            />
          )}
          <TakeAlong taken={takenAlong && (() => takenAlong(titleOf(netlist) ?? 'Your own circuit', address))} />
          <AppLink
            href={paths.bench('paste')}
            state={pastedListState(partsListText(sheet.circuit))}
            className={buttonClass()}
          >
            Get its parts
          </AppLink>
        </Transport>
      </div>
      {address === null && <p className={text.meta}>It’s too long for a link, but this device keeps it.</p>}
      {playing.unsettledNet && (
        <Notice look="bad" title="It went astray, so it was muted">
          The voltage of “{playing.unsettledNet}” didn’t settle. Look at the parts that hang on it, then press Listen
          again.
        </Notice>
      )}
      <PanelNotice panel={own} onAnswered={() => go.current?.focus()} />
      <OwnKnobs
        sheet={sheet}
        sound={sound}
        onTurn={(ref, position) => change({ knobs: { ...netlist.knobs, [ref]: position } })}
      />
      <div className={styles.sources}>
        <Sources
          riffs={pedalboardRiffs}
          source={source}
          progress={own.progress}
          onChoose={own.choose}
          hasMemories={false}
        >
          {source === 'guitar' && (
            <GuitarPanel
              guitar={playing.phase === 'playing' ? player.guitar : null}
              deviceId={own.guitar.deviceId}
              onDevice={own.plugInto}
            />
          )}
        </Sources>
      </div>
      <Response sheet={sheet} sound={sound} />
      <OwnNets sheet={sheet} sound={sound} player={player} />
    </section>
  );
}

export interface OwnCircuitProps {
  kits: readonly PedalboardKit[];
}

/** A netlist, and beside it what plays it. */
export function OwnCircuit({ kits }: OwnCircuitProps) {
  const state = useNetlist();
  const { netlist, change, open, before, bringBack } = state;
  const own = useOwnCircuit(netlist);
  const { compiled, sheet, sound, isWorking } = own;
  const isEmpty = netlist.text.trim() === '';
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.ways}>
          <StartFromKit kits={kits.filter(({ playable }) => playable)} onOpen={open} />
          {isEmpty && <Button onClick={() => open(example)}>Show me one</Button>}
          {before && <Button onClick={bringBack}>Bring back what was here</Button>}
        </div>
        <NetlistEditor
          netlist={netlist.text}
          problems={compiled.problems}
          warnings={compiled.warnings}
          isWorking={isWorking}
          summary={sheet && compiled.played && summaryOf(sheet)}
          onChange={(next) => change({ text: next })}
        />
        {compiled.problems.length > 0 && sheet && (
          <p className={text.meta}>What you hear is the last netlist that could be played.</p>
        )}
      </div>
      <div className={styles.column}>
        {sheet && sound ? (
          <Play own={own} state={state} sheet={sheet} sound={sound} />
        ) : (
          <p className={text.meta}>Its knobs appear here once the netlist can be played.</p>
        )}
      </div>
      {own.own && <OwnSchematic own={own.own} />}
    </div>
  );
}
