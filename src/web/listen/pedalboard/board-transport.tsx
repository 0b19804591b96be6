import { useRef } from 'react';
import type { SourceName } from '../panel-state.ts';
import { GuitarPanel } from '../guitar/guitar-panel.tsx';
import { riffNames } from '../source/riffs.ts';
import { useRiffShapes } from '../source/use-riff-shapes.ts';
import { Wave } from '../source/wave.tsx';
import { Share } from '../transport/share.tsx';
import { Transport } from '../transport/transport.tsx';
import { Volume } from '../transport/volume.tsx';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { AddKits } from './add-kits.tsx';
import { boardRiffs } from './board-riffs.ts';
import type { BoardKit } from './board.queries.ts';
import type { BoardUse } from './use-board.ts';
import styles from './board-transport.module.css';

function SourcePick({ board }: { board: BoardUse }) {
  const { source } = board;
  const { riff } = board.state;
  const shapes = useRiffShapes([riff]);
  const isPlaying = board.playing.phase === 'playing';
  return (
    <div className={styles.riff}>
      <label>
        <VisuallyHidden>What you play</VisuallyHidden>
        <ArrowSelect value={source} onChange={(event) => board.choose(event.target.value as SourceName)}>
          {boardRiffs.map((each) => (
            <option key={each} value={each}>
              {riffNames[each]}
            </option>
          ))}
          <option value="guitar">My guitar</option>
        </ArrowSelect>
      </label>
      {source !== 'guitar' && (
        <span className={styles.wave}>
          <Wave shape={shapes[riff]} isChosen progress={isPlaying ? board.progress : null} />
        </span>
      )}
    </div>
  );
}

/** What is done to the whole row. */
export function BoardTransport({ board, kits }: { board: BoardUse; kits: ReadonlyMap<string, BoardKit> }) {
  const go = useRef<HTMLButtonElement>(null);
  const { state, send, playing } = board;
  return (
    <div className={styles.transport}>
      <Transport
        go={go}
        state={playing}
        bypassed={state.bypassed}
        compared={['Board', 'Bypass all']}
        takesFocus={false}
        onGo={board.go}
        onBypass={(bypassed) => send({ type: 'bypassed', bypassed })}
      >
        <SourcePick board={board} />
        {playing.phase !== 'idle' && <Volume volume={board.volume} onChange={board.setVolume} />}
        <Share
          address={board.shareAddress}
          title="Share this board"
          words="Its pedals, their knobs and the riff are in the link."
        />
        <AddKits kits={state.places.flatMap(({ slug }) => kits.get(slug) ?? [])} />
      </Transport>
      {board.source === 'guitar' && (
        <div className={styles.guitar}>
          <GuitarPanel
            guitar={playing.phase === 'playing' ? board.player.guitar : null}
            deviceId={board.guitar.deviceId}
            onDevice={board.plugInto}
          />
        </div>
      )}
    </div>
  );
}
