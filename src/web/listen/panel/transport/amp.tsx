import { Segmented } from '../../../components/segmented/segmented.tsx';
import type { AmpControls } from './use-amp.ts';
import styles from './amp.module.css';

/** What a pedal or a board is played into: nothing, or a small tube amp with its loudspeaker. */
export const Amp = ({ pick, choose, behind }: Pick<AmpControls, 'pick' | 'choose'> & { behind: 'pedal' | 'board' }) => (
  <div className={styles.amp}>
    <span aria-hidden="true">Amp</span>
    <Segmented
      label={`Amp behind the ${behind}`}
      options={[
        ['off', 'Off'],
        ['clean', 'Clean'],
        ['edge', 'Edge'],
        ['driven', 'Driven'],
      ]}
      value={pick}
      onChange={choose}
    />
  </div>
);
