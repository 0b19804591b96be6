import { useRef } from 'react';
import type { SourceName } from '../panel/panel-state.ts';
import { GuitarPanel } from '../panel/guitar/guitar-panel.tsx';
import { pedalboardRiffs, riffNames } from '../../components/player/riffs.ts';
import { useRiffShapes } from '../panel/source/use-riff-shapes.ts';
import { Wave } from '../panel/source/wave.tsx';
import { Amp } from '../panel/transport/amp.tsx';
import { Share } from '../panel/transport/share.tsx';
import { TakeAlong } from '../panel/transport/take-along.tsx';
import { Transport } from '../panel/transport/transport.tsx';
import { Volume } from '../panel/transport/volume.tsx';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { CpuLoad } from './cpu-load.tsx';
import type { PedalboardControls } from './use-pedalboard.ts';
import styles from './pedalboard-transport.module.css';

function SourcePick({ pedalboard }: { pedalboard: PedalboardControls }) {
  const { source } = pedalboard;
  const { riff } = pedalboard.state;
  const shapes = useRiffShapes([riff]);
  const isPlaying = pedalboard.playing.phase === 'playing';
  return (
    <div className={styles.riff}>
      <label>
        <VisuallyHidden>What you play</VisuallyHidden>
        <ArrowSelect value={source} onChange={(event) => pedalboard.choose(event.target.value as SourceName)}>
          {pedalboardRiffs.map((each) => (
            <option key={each} value={each}>
              {riffNames[each]}
            </option>
          ))}
          <option value="guitar">My guitar</option>
        </ArrowSelect>
      </label>
      {source !== 'guitar' && (
        <span className={styles.wave}>
          <Wave shape={shapes[riff]} isChosen progress={isPlaying ? pedalboard.progress : null} />
        </span>
      )}
    </div>
  );
}

/** What is done to the whole row. */
export function PedalboardTransport({ pedalboard }: { pedalboard: PedalboardControls }) {
  const go = useRef<HTMLButtonElement>(null);
  const { state, send, playing } = pedalboard;
  return (
    <div className={styles.transport}>
      <Transport
        go={go}
        state={playing}
        bypassed={state.bypassed}
        compared={['Board', 'Bypass all']}
        takesFocus={false}
        onGo={pedalboard.go}
        onBypass={(bypassed) => send({ type: 'bypassed', bypassed })}
      >
        <SourcePick pedalboard={pedalboard} />
        <Amp {...pedalboard.amp} behind="board" />
        {playing.phase !== 'idle' && <Volume volume={pedalboard.volume} onChange={pedalboard.setVolume} />}
        <Share
          address={pedalboard.shareAddress}
          title="Share this board"
          words="Its pedals, their knobs, the riff and the amp are in the link."
        />
        <TakeAlong taken={pedalboard.takenAlong} />
      </Transport>
      {playing.phase === 'playing' && <CpuLoad player={pedalboard.player} playing={playing} />}
      {pedalboard.source === 'guitar' && (
        <div className={styles.guitar}>
          <GuitarPanel
            guitar={playing.phase === 'playing' ? pedalboard.player.guitar : null}
            deviceId={pedalboard.guitar.deviceId}
            onDevice={pedalboard.plugInto}
          />
        </div>
      )}
    </div>
  );
}
