import { useRef, useState } from 'react';
import type { SheetControl } from '#drawings/listen/listen-sheet.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import type { Memories as Kept } from '../panel-state.ts';
import { angleOf, shown } from '../pedal/knob-turns.ts';
import { isSameSound, type Sound } from '#drawings/listen/sound.ts';
import styles from './memories.module.css';

const letters = ['A', 'B', 'C'] as const;
const holdMs = 600;
/** More than four would not be told apart. */
const mostDials = 4;

const Dials = ({ controls, kept }: { controls: readonly SheetControl[]; kept: Sound }) => (
  <span className={styles.dials} aria-hidden="true">
    {controls.slice(0, mostDials).map(({ ref }) => (
      <svg key={ref} viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 10V2.5" transform={`rotate(${angleOf(kept.knobs[ref]!)} 10 10)`} />
      </svg>
    ))}
  </span>
);

interface MemoriesProps {
  memories: Kept;
  sound: Sound;
  controls: readonly SheetControl[];
  onStore: (memory: number) => void;
  onRecall: (memory: number) => void;
}

function ReplaceDialog({ letter, onReplace, onClose }: { letter: string; onReplace: () => void; onClose: () => void }) {
  return (
    <Dialog title={`Replace ${letter}?`} onClose={onClose} alert>
      <p>{letter} then holds the settings you hear now.</p>
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="primary" onClick={onReplace}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Three settings to compare. A press recalls; an empty one saves; a long press, or one with Shift, replaces. */
export function Memories({ memories, sound, controls, onStore, onRecall }: MemoriesProps) {
  const [replaced, setReplaced] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => clearTimeout(timer.current);
  const nameOf = (kept: Sound, letter: string): string =>
    `Memory ${letter}: ${controls.map(({ ref, label }) => `${label} ${shown(kept.knobs[ref]!)}`).join(', ')}`;
  return (
    <div className={styles.memories} role="group" aria-label="Memories">
      {letters.map((letter, index) => {
        const kept = memories[index] ?? null;
        return (
          <button
            key={letter}
            type="button"
            className={styles.memory}
            data-empty={kept === null}
            aria-pressed={kept !== null && isSameSound(kept, sound)}
            aria-label={kept ? nameOf(kept, letter) : `${letter} Save these settings`}
            onPointerDown={() => {
              if (kept) timer.current = setTimeout(() => setReplaced(index), holdMs);
            }}
            onPointerUp={release}
            onPointerLeave={release}
            onPointerCancel={release}
            onClick={(event) => {
              if (!kept) onStore(index);
              else if (event.shiftKey) setReplaced(index);
              else if (replaced === null) onRecall(index);
            }}
          >
            <b>{letter}</b> {kept ? <Dials controls={controls} kept={kept} /> : <span>Save</span>}
          </button>
        );
      })}
      {replaced !== null && (
        <ReplaceDialog
          letter={letters[replaced]!}
          onClose={() => setReplaced(null)}
          onReplace={() => {
            onStore(replaced);
            setReplaced(null);
          }}
        />
      )}
    </div>
  );
}
