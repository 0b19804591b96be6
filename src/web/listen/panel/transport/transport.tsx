import { useEffect, type ReactNode, type RefObject } from 'react';
import type { PlayerState } from '../../../components/player/audio/player.ts';
import { PlayButton } from '../../../components/player/play-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import { Segmented } from '../../../components/segmented/segmented.tsx';
import { again, play, stop } from '../../../ui/icon/icon-shapes.ts';
import styles from './transport.module.css';

type Phase = PlayerState['phase'];

const words: Readonly<Record<Phase, readonly [text: string, shape: string]>> = {
  idle: ['Listen', play],
  loading: ['Loading…', play],
  playing: ['Stop', stop],
  failed: ['Try again', again],
};

interface TransportProps {
  /** The button, for those who lose the one they pressed. */
  go: RefObject<HTMLButtonElement | null>;
  state: PlayerState;
  bypassed: boolean;
  /** What is compared with what. */
  compared?: readonly [on: string, off: string];
  /** It was opened by a press on the button that stood here. */
  takesFocus: boolean;
  onGo: () => void;
  onBypass: (bypassed: boolean) => void;
  /** Memories, volume, share. */
  children: ReactNode;
}

export function Transport(props: TransportProps) {
  const { go, state, bypassed, compared = ['Pedal', 'Bypass'], takesFocus, onGo, onBypass, children } = props;
  useEffect(() => {
    if (takesFocus) go.current!.focus({ preventScroll: true });
  }, [go, takesFocus]);
  // Nothing went wrong for a visitor whose browser only asks for one more press.
  const phase = state.failure === 'silent' || state.failure === 'interrupted' ? 'idle' : state.phase;
  const [label, shape] = words[phase];
  return (
    <>
      <PlayButton
        ref={go}
        shape={shape}
        outlined={phase === 'failed'}
        variant={phase === 'playing' || phase === 'loading' ? 'default' : 'primary'}
        className={styles.go}
        aria-busy={phase === 'loading'}
        onClick={({ detail }) => {
          // The second half of a double click would stop what the first has begun.
          if (detail < 2) onGo();
        }}
      >
        {label}
      </PlayButton>
      {phase === 'idle' ? (
        <p className={classNames(text.meta, styles.quietly)}>No sound until you press Listen.</p>
      ) : (
        <Segmented
          label="Compare"
          className={styles.compare}
          options={[
            ['on', compared[0]],
            ['bypass', compared[1]],
          ]}
          value={bypassed ? 'bypass' : 'on'}
          onChange={(value) => onBypass(value === 'bypass')}
        />
      )}
      {children}
    </>
  );
}
