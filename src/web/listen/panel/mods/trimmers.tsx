import type { SheetTrimmer } from '#drawings/listen/listen-sheet.ts';
import { settle, shown, valueText } from '../pedal/knob-turns.ts';
import type { ByRef } from '../sound.ts';
import styles from './trimmers.module.css';

interface TrimmersProps {
  trimmers: readonly SheetTrimmer[];
  positions: ByRef<number>;
  onTrim: (ref: string, position: number) => void;
}

/** What a builder sets once with a small screwdriver, and the lid then hides. */
export function Trimmers({ trimmers, positions, onTrim }: TrimmersProps) {
  return (
    <details className={styles.trimmers}>
      <summary>Take off the lid: {trimmers.length === 1 ? 'one trimmer' : `${trimmers.length} trimmers`}</summary>
      <div className={styles.list}>
        {trimmers.map(({ ref }) => (
          <label key={ref}>
            {ref}
            <input
              type="range"
              min={0}
              max={10}
              step={0.1}
              value={shown(positions[ref]!)}
              aria-valuetext={valueText(positions[ref]!)}
              onChange={(event) => onTrim(ref, settle(Number(event.target.value) / 10))}
            />
            <output>{shown(positions[ref]!)}</output>
          </label>
        ))}
      </div>
    </details>
  );
}
