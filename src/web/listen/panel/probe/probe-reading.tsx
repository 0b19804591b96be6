import { useEffect, useRef } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { NC } from '#electronics/component.ts';
import type { Player, PlayerState } from '../../../components/player/audio/player.ts';
import { peakOf, restText, voltText } from '../plots/scale.ts';
import { useRest } from '../plots/use-curves.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinedBy, listed, netName } from './net-names.ts';
import type { Probed } from './probed.ts';
import styles from './probe-reading.module.css';

interface ProbeReadingProps {
  sheet: ListenSheet;
  sound: Sound;
  player: Player;
  playing: PlayerState;
  bypassed: boolean;
  probed: Probed | null;
  onProbe: (probed: Probed) => void;
}

/** Why nothing is heard there; null: it is. */
function silenceOf({ sheet, playing, bypassed, probed }: ProbeReadingProps): string | null {
  if (probed && sheet.unplayed.nets.includes(probed.net))
    return 'The clock isn’t played as a signal, so there’s nothing to hear.';
  if (playing.phase === 'playing' && playing.quality === 'prerendered')
    return 'This device plays a loop that was worked out ahead, so only the output is heard.';
  if (bypassed) return 'The pedal is bypassed. Step on its switch to hear this point.';
  return playing.phase === 'playing' ? null : 'Press Listen to hear it.';
}

/** Often enough to read; those who want no motion read it more slowly. */
const everyMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 2000 : 250);

/** Writes straight into the page, and is not read out: it never stands still. */
function LevelNow({ player }: { player: Player }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = (): void => {
      place.current!.textContent = voltText(peakOf(player.scope().output));
    };
    const timer = setInterval(write, everyMs());
    return () => clearInterval(timer);
  }, [player]);
  return (
    <>
      {' '}
      Now{' '}
      <span ref={place} className={styles.figure}>
        –
      </span>{' '}
      at its peak.
    </>
  );
}

/** The other nets of a part that was touched. */
function OtherPins({ sheet, probed, onProbe }: Pick<ProbeReadingProps, 'sheet' | 'onProbe'> & { probed: Probed }) {
  const { circuit } = sheet;
  const component = circuit.components.find(({ ref }) => ref === probed.ref);
  const nets = [...new Set(Object.values(component?.pins ?? {}))].filter((net) => net !== NC && net !== 'GND');
  if (!component || nets.length < 2) return null;
  return (
    <div className={styles.pins} role="group" aria-label={`Points of ${component.ref}`}>
      {nets.map((net) => {
        const name = netName(circuit, net);
        const isHere = net === probed.net;
        return (
          <Button
            key={net}
            small
            variant="quiet"
            aria-pressed={isHere}
            onClick={() => onProbe({ ...probed, net, name })}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

/** What is where the probe is held, in words. */
export function ProbeReading(props: ProbeReadingProps) {
  const { sheet, sound, player, probed, onProbe } = props;
  const rest = useRest(sheet, sound);
  if (!probed) {
    return <p className={styles.reading}>Touch a wire or a part. You hear and see the signal there.</p>;
  }
  const { circuit } = sheet;
  const part = circuit.components.find(({ ref }) => ref === probed.ref);
  const volts = rest[probed.net];
  const silence = silenceOf(props);
  return (
    <div className={styles.reading}>
      <p role="status">
        <strong>{probed.name}</strong>
        {part ? `, at ${part.ref} (${part.value}). ` : '. '}
        Joins {listed(joinedBy(circuit, probed.net))}.{volts !== undefined && ` Rests at ${restText(volts)}.`}
        {silence !== null && ` ${silence}`}
      </p>
      {silence === null && (
        <p>
          <LevelNow player={player} />
          {props.playing.amp === 'playing' && ' You hear it without the amp.'}
        </p>
      )}
      {part && <OtherPins sheet={sheet} probed={probed} onProbe={onProbe} />}
    </div>
  );
}
