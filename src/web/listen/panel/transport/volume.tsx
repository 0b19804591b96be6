import { Icon } from '../../../ui/icon/icon.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';
import { loudspeaker } from '../../../ui/icon/icon-shapes.ts';
import styles from './volume.module.css';

interface VolumeProps {
  /** 0 to 1. */
  volume: number;
  onChange: (volume: number) => void;
}

export const Volume = ({ volume, onChange }: VolumeProps) => (
  <label className={styles.volume}>
    <Icon shape={loudspeaker} />
    <span className={visibility.visuallyHidden}>Volume</span>
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(volume * 100)}
      aria-valuetext={`${Math.round(volume * 100)}%`}
      onChange={(event) => onChange(Number(event.target.value) / 100)}
    />
  </label>
);
