import type { CSSProperties } from 'react';
import { heroFrame, heroLayers, heroPlacement, heroTravel } from '#drawings/hero/hero-layers.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './exploded-pedal.module.css';

const [, , width, height] = heroFrame;

/** The pedal of the hero, pulled apart. It puts itself together while the page scrolls, in the style sheet alone. */
export function ExplodedPedal() {
  return (
    <div
      className={styles.explodedPedal}
      role="img"
      aria-label="A Vintage Overdrive kit taken apart: base plate, circuit board, enclosure and knobs"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {heroLayers.map((layer, order) => (
        <img
          key={layer.name}
          className={classNames(styles.layer, layer.fades && styles.fading)}
          data-layer={layer.name}
          src={drawingUrl(`hero/${layer.name}`)}
          alt=""
          width={layer.frame[2]}
          height={layer.frame[3]}
          // The ground is the largest picture of the page, and the others stand on it.
          fetchPriority={order ? undefined : 'high'}
          decoding="async"
          style={{ ...heroPlacement(layer), '--travel': heroTravel(layer), '--order': order } as CSSProperties}
        />
      ))}
    </div>
  );
}
