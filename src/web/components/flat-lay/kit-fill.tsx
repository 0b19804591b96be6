import { useId } from 'react';
import type { FlatLay } from '#contracts/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import type { Box } from './flat-lay-areas.ts';
import styles from './kit-fill.module.css';

interface KitFillProps {
  lay: FlatLay;
  /** Where things lie already; the rest is a shadow of itself. */
  filled: readonly Box[];
  /** What the picture says, in words. */
  alt: string;
  className?: string | undefined;
}

/** A kit laid out that fills part by part. */
export function KitFill({ lay, filled, alt, className }: KitFillProps) {
  const id = useId().replaceAll(/\W/g, '');
  const size = { width: Math.round(lay.widthMm * 4), height: Math.round(lay.heightMm * 4) };
  return (
    <Stage className={classNames(styles.lay, className)}>
      <img className={styles.ghost} src={lay.imageUrl} alt={alt} {...size} />
      {filled.length > 0 && (
        <>
          <svg className={styles.clip} aria-hidden="true">
            <clipPath id={id} clipPathUnits="objectBoundingBox">
              {filled.map(({ x, y, w, h }) => (
                <rect key={`${x} ${y}`} x={x / 100} y={y / 100} width={w / 100} height={h / 100} />
              ))}
            </clipPath>
          </svg>
          <img className={styles.filled} src={lay.imageUrl} alt="" style={{ clipPath: `url(#${id})` }} {...size} />
        </>
      )}
    </Stage>
  );
}
