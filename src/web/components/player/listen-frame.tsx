import { type ReactNode, useId } from 'react';
import { Stage } from '../../ui/stage/stage.tsx';
import styles from './listen-frame.module.css';

interface ListenFrameProps {
  /** The pedal: a picture, or one that can be played. */
  picture: ReactNode;
  /** Over the stage: how it is going. */
  top?: ReactNode;
  transport: ReactNode;
  /** What is played, and what comes out: there once they are asked for. */
  source?: ReactNode;
  side?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
}

/** The listen panel of a kit's page. The pedal and the transport keep their places when the rest comes. */
export function ListenFrame({ picture, top, transport, source, side, notice, children }: ListenFrameProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id="listen" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Listen before you solder</h2>
        <p className={styles.lead}>
          We work the sound out from the circuit, part by part. Turn a knob or swap a part and hear the difference.
        </p>
      </div>
      <div className={styles.room}>
        <div className={styles.panel}>
          <Stage className={styles.stage}>
            {top && <div className={styles.top}>{top}</div>}
            <div className={styles.picture}>{picture}</div>
          </Stage>
          {source && <div className={styles.source}>{source}</div>}
          {side && <div className={styles.side}>{side}</div>}
          <div className={styles.transport}>{transport}</div>
          {notice && <div className={styles.notice}>{notice}</div>}
        </div>
      </div>
      {children}
    </section>
  );
}
