import type { Place } from '#drawings/listen/listen-picture.ts';
import { angleOf, shown, valueText } from './knob-turns.ts';
import { useKnob } from './use-knob.ts';
import styles from './knob.module.css';

const radius = 46;

function pointAt(position: number): string {
  const angle = (angleOf(position) * Math.PI) / 180;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}

const wholeTurn = `M${pointAt(0)}A${radius} ${radius} 0 1 1 ${pointAt(1)}`;

export interface KnobProps {
  label: string;
  place: Place;
  position: number;
  /** Where it stands as it comes; a double click goes there. */
  stock: number;
  onTurn: (position: number) => void;
}

/** Lies over a drawn knob and turns it. */
export function Knob({ label, place, position, stock, onTurn }: KnobProps) {
  const { element, isDragged, handlers } = useKnob({ position, stock, onTurn });
  return (
    <div
      ref={element}
      className={styles.knob}
      style={{ left: `${place.left}%`, top: `${place.top}%`, width: `${place.size}%` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={Number(shown(position))}
      aria-valuetext={valueText(position)}
      data-dragged={isDragged}
      {...handlers}
    >
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.track} d={wholeTurn} />
        <path className={styles.arc} pathLength={100} d={wholeTurn} strokeDasharray={`${position * 100} 200`} />
        <path className={styles.stock} d="M50 1.5V8" transform={`rotate(${angleOf(stock)} 50 50)`} />
      </svg>
      <span className={styles.bubble} aria-hidden="true">
        <span>{label}</span>
        <b>{shown(position)}</b>
      </span>
    </div>
  );
}
