import { useState } from 'react';
import type { Guitar } from '../../../components/player/audio/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import text from '../../../ui/text/text.module.css';
import { advice, cellsOf, levelText, verdictOf } from './guitar-level.ts';
import { useGuitarDevices, useGuitarReading } from './use-guitar.ts';
import styles from './guitar-panel.module.css';

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
