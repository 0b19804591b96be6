import { useState, useEffect } from 'react';
import { type Guitar, guitarInputs } from '../../../components/player/audio/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './guitar-panel.module.css';

/** How loud the guitar comes in: -48 to 0 dB, and whether that is right. */

const quietest = -48;
const cellCount = 32;
const band = { from: -20, to: -6 } as const;
const hotCells = 4;

type LevelVerdict = 'quiet' | 'good' | 'loud';

export const verdictOf = (peakDb: number): LevelVerdict =>
  peakDb < band.from ? 'quiet' : peakDb > band.to ? 'loud' : 'good';

const advice: Readonly<Record<LevelVerdict, string>> = {
  quiet: 'Play your hardest chord. If it stays below the band, turn up the input on your interface.',
  good: 'That’s right. Set this level.',
  loud: 'Turn it down until red stays dark.',
};

export const levelText = (db: number): string => {
  const below = Math.min(99, Math.max(0, Math.round(-db)));
  return `${below > 0 ? '−' : ''}${below}\u00a0dB`;
};

interface Cell {
  readonly index: number;
  readonly isLit: boolean;
  readonly zone: 'low' | 'band' | 'hot';
}

const cellAt = (db: number): number => ((db - quietest) / -quietest) * cellCount;

export const cellsOf = (levelDb: number): Cell[] =>
  Array.from({ length: cellCount }, (_, index) => ({
    index,
    isLit: index < cellAt(levelDb),
    zone: index >= cellCount - hotCells ? 'hot' : index >= Math.floor(cellAt(band.from)) ? 'band' : 'low',
  }));

interface Peak {
  readonly db: number;
  readonly atMs: number;
}

const heldMs = 2000;

/** The loudest of the last two seconds decides. */
export const heldPeak = (held: Peak, levelDb: number, nowMs: number): Peak =>
  levelDb >= held.db || nowMs - held.atMs > heldMs ? { db: levelDb, atMs: nowMs } : held;

interface GuitarReading {
  readonly levelDb: number;
  readonly peakDb: number;
  /** Such as 'E2, 4 cents flat'; null: no clear note. */
  readonly note: string | null;
  readonly latencyMs: number;
}

const readMs = 80;
const silent: GuitarReading = { levelDb: -99, peakDb: -99, note: null, latencyMs: 0 };

function noteText(guitar: Guitar): string | null {
  const pitch = guitar.pitch();
  if (!pitch) return null;
  const cents = Math.round(pitch.cents);
  if (Math.abs(cents) <= 3) return `${pitch.note}, in tune`;
  return `${pitch.note}, ${Math.abs(cents)} cents ${cents > 0 ? 'sharp' : 'flat'}`;
}

/** Asks the input a dozen times a second while it is plugged in. */
function useGuitarReading(guitar: Guitar | null): GuitarReading {
  const [reading, setReading] = useState(silent);
  useEffect(() => {
    if (!guitar) return;
    let held: Peak = { db: -99, atMs: 0 };
    const timer = setInterval(() => {
      const levelDb = guitar.levelDb();
      held = heldPeak(held, levelDb, performance.now());
      setReading({ levelDb, peakDb: held.db, note: noteText(guitar), latencyMs: guitar.latencyMillis() });
    }, readMs);
    return () => clearInterval(timer);
  }, [guitar]);
  return guitar ? reading : silent;
}

interface GuitarDevice {
  readonly deviceId: string;
  readonly label: string;
}

/** Browsers name the inputs only once one was allowed. */
function useGuitarDevices(isPlugged: boolean): readonly GuitarDevice[] {
  const [devices, setDevices] = useState<readonly GuitarDevice[]>([]);
  useEffect(() => {
    if (!isPlugged) return;
    let isGone = false;
    const list = (): void => void guitarInputs().then((found) => !isGone && setDevices(found));
    list();
    navigator.mediaDevices?.addEventListener('devicechange', list);
    return () => {
      isGone = true;
      navigator.mediaDevices?.removeEventListener('devicechange', list);
    };
  }, [isPlugged]);
  return devices;
}

interface GuitarPanelProps {
  guitar: Guitar | null;
  deviceId: string | null;
  onDevice: (deviceId: string | null) => void;
}

/** Input, level, tuner, latency. Nothing that is played leaves the browser. */
export function GuitarPanel({ guitar, deviceId, onDevice }: GuitarPanelProps) {
  const { levelDb, peakDb, note, latencyMs } = useGuitarReading(guitar);
  const devices = useGuitarDevices(guitar !== null);
  const verdict = verdictOf(peakDb);
  // It holds for the next input too.
  const [setDb, setSetDb] = useState<number | null>(null);
  const setLevel = (): void => {
    guitar!.setLevel(peakDb);
    setSetDb(peakDb);
  };
  return (
    <div className={styles.panel}>
      <SelectField label="Input" value={deviceId ?? ''} onChange={(event) => onDevice(event.target.value || null)}>
        <option value="">The browser’s own choice</option>
        {devices
          .filter((device) => device.label)
          .map((device) => (
            <option key={device.deviceId} value={device.deviceId}>
              {device.label}
            </option>
          ))}
      </SelectField>
      {guitar && (
        <>
          <p className={styles.head}>
            <span>Level</span>
            <span>{levelText(levelDb)}</span>
          </p>
          <div
            className={styles.meter}
            role="meter"
            aria-label="Guitar level"
            aria-valuemin={-48}
            aria-valuemax={0}
            aria-valuenow={Math.round(Math.max(-48, Math.min(0, levelDb)))}
            aria-valuetext={levelText(levelDb)}
          >
            {cellsOf(levelDb).map(({ index, isLit, zone }) => (
              <i key={index} data-lit={isLit} data-zone={zone} />
            ))}
          </div>
          <p className={text.meta}>{advice[verdict]}</p>
          <Button small wide disabled={verdict !== 'good'} onClick={setLevel}>
            Set this level
          </Button>
          <p className={text.meta} role="status">
            {setDb !== null && `Level set: ${levelText(setDb)} counts as your hardest strum.`}
          </p>
          <p className={styles.tuner}>
            <span>Tuner</span>
            <b>{note ?? '–'}</b>
          </p>
          <p className={text.meta}>
            About {`${Math.round(latencyMs)}\u00a0ms`} from string to ear, as far as your browser tells. Nothing you
            play leaves it.
          </p>
        </>
      )}
    </div>
  );
}
