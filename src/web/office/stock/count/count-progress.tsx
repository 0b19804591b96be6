import styles from './count-progress.module.css';

/** How far one is. Each number is saved as it is counted. */
export const CountProgress = ({ done, total }: { done: number; total: number }) => (
  <div className={styles.progress}>
    <p className={styles.words}>
      <span role="status">
        {done} of {total} counted
      </span>
      <span>Saved as you go</span>
    </p>
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ width: `${(done / total) * 100}%` }} />
    </div>
  </div>
);
