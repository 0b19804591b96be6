import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './wave.module.css';

const step = 2.4;
const middle = 20;

const linesOf = (shape: readonly number[]): string =>
  shape
    .map((peak, index) => {
      const half = Math.max(0.6, peak * (middle - 1));
      return `M${((index + 0.5) * step).toFixed(1)} ${(middle - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
    })
    .join('');

interface WaveProps {
  shape: readonly number[] | undefined;
  isChosen: boolean;
  /** 0 to 1 through the loop, while it plays. */
  progress?: (() => number) | null;
}

/** What has been played is marigold. Whoever wants no motion sees the shape alone. */
export function Wave({ shape, isChosen, progress = null }: WaveProps) {
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const wave = place.current!;
    if (!progress || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const draw = (): void => {
      wave.style.setProperty('--played', progress().toFixed(4));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      wave.style.removeProperty('--played');
    };
  }, [progress]);
  const lines = linesOf(shape ?? []);
  return (
    <svg
      ref={place}
      className={classNames(styles.wave, isChosen && styles.chosen)}
      viewBox="0 0 230.4 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines} />
      {progress && <path className={styles.played} d={lines} />}
    </svg>
  );
}
