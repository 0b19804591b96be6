import styles from './scope.module.css';

const points = 96;

/** A small scope with the lamp of the pedal: what a symptom looks like. */
export function Scope({ trace, isLampLit }: { trace: (x: number) => number; isLampLit: boolean }) {
  const line = Array.from({ length: points + 1 }, (_, x) => `${x} ${(22 - 17 * trace(x / points)).toFixed(1)}`);
  return (
    <svg className={styles.scope} viewBox="0 0 96 44" aria-hidden="true">
      <path className={styles.grid} d="M0 22H96M24 4V40M48 4V40M72 4V40" />
      <path className={styles.line} d={`M${line.join('L')}`} />
      <circle className={isLampLit ? styles.on : styles.off} cx="88" cy="8" r="4" />
    </svg>
  );
}
