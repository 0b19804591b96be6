import { useState, type CSSProperties } from 'react';
import styles from './photo-wipe.module.css';

interface PhotoWipeProps {
  photoUrl: string;
  drawingUrl: string;
  whose: string;
}

/** The photo over the drawn board: a slider, by hand or by the arrow keys, shows more of one or of the other. */
export function PhotoWipe({ photoUrl, drawingUrl, whose }: PhotoWipeProps) {
  const [at, setAt] = useState(50);
  return (
    <div className={styles.wipe} style={{ '--at': `${at}%` } as CSSProperties}>
      <img src={drawingUrl} alt="The same board, drawn from the parts list" loading="lazy" />
      <img className={styles.photo} src={photoUrl} alt={`${whose}’s photo of the board, parts side`} loading="lazy" />
      <span className={styles.edge} aria-hidden="true" />
      <input
        type="range"
        className={styles.slider}
        aria-label="How much of the photo is shown"
        min={0}
        max={100}
        value={at}
        aria-valuetext={`${at}% photo, ${100 - at}% drawing`}
        onChange={({ target }) => setAt(Number(target.value))}
      />
    </div>
  );
}
