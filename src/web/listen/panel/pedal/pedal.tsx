import {
  useLayoutEffect,
  useRef,
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ByRef } from '#drawings/listen/sound.ts';
import { angleOf, shown, valueText, dragged, keyed, settle, wheeled } from './knob-turns.ts';
import styles from './pedal.module.css';
import type { Place } from '#drawings/listen/listen-picture.ts';

interface KnobUse {
  position: number;
  stock: number;
  onTurn: (position: number) => void;
}

/** Where the hand is, and where the knob would be if it had no steps. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly position: number;
}

/** Listens to pointer, wheel and keys. The wheel scrolls the page unless the knob has the focus. */
function useKnob({ position, stock, onTurn }: KnobUse) {
  const element = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (document.activeElement !== element.current) return;
    event.preventDefault();
    onTurn(wheeled(position, event.deltaY));
  });
  useEffect(() => {
    const knob = element.current!;
    const listener = (event: WheelEvent): void => onWheel(event);
    // React listens to the wheel passively, and could not keep the page where it is.
    knob.addEventListener('wheel', listener, { passive: false });
    return () => knob.removeEventListener('wheel', listener);
  }, []);
  const letGo = (): void => setGrip(null);
  return {
    element,
    isDragged: grip !== null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        setGrip({ x: event.clientX, y: event.clientY, position });
      },
      onPointerMove({ clientX: x, clientY: y, shiftKey }: PointerEvent<HTMLDivElement>) {
        if (!grip) return;
        const next = dragged(grip.position, x - grip.x, grip.y - y, shiftKey);
        setGrip({ x, y, position: next });
        if (settle(next) !== position) onTurn(settle(next));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
      onDoubleClick: () => onTurn(stock),
      onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
        const next = keyed(position, event.key, event.shiftKey);
        if (next === null) return;
        event.preventDefault();
        onTurn(next);
      },
    },
  };
}

const radius = 46;

function pointAt(position: number): string {
  const angle = (angleOf(position) * Math.PI) / 180;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}

const wholeTurn = `M${pointAt(0)}A${radius} ${radius} 0 1 1 ${pointAt(1)}`;

interface KnobProps {
  label: string;
  place: Place;
  position: number;
  /** Where it stands as it comes; a double click goes there. */
  stock: number;
  onTurn: (position: number) => void;
}

/** Lies over a drawn knob and turns it. */
function Knob({ label, place, position, stock, onTurn }: KnobProps) {
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

interface PedalProps {
  sheet: ListenSheet;
  /** The drawing itself, so that its knobs can turn. */
  drawing: string;
  name: string;
  knobs: ByRef<number>;
  isLit: boolean;
  /** Sound runs along its cables. */
  isFlowing: boolean;
  bypassed: boolean;
  onTurn: (ref: string, position: number) => void;
  onStep: () => void;
}

/** The drawing as it was made by the shop's own build: it holds no script and nothing that anyone has typed. */
function Drawn({ drawing, knobs, isLit }: { drawing: string; knobs: readonly number[]; isLit: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.querySelectorAll('.knob').forEach((knob, index) => {
      const turn = `rotate(${angleOf(knobs[index] ?? 0.5)})`;
      for (const part of knob.querySelectorAll('.knob-turn')) part.setAttribute('transform', turn);
    });
  }, [knobs]);
  useLayoutEffect(() => {
    const dim = (selector: string, opacity: string): void =>
      place.current!.querySelectorAll<SVGElement>(selector).forEach((part) => (part.style.opacity = opacity));
    dim('.led-glow', isLit ? '1' : '0');
    dim('.led-lens', isLit ? '1' : '0.25');
  }, [isLit]);
  // oxlint-disable-next-line react/no-danger
  return <div ref={place} className={styles.drawn} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

/** The pedal on the panel: its picture, and over each thing that one can turn or step on a control of the same place. */
export function Pedal({ sheet, drawing, name, knobs, isLit, isFlowing, bypassed, onTurn, onStep }: PedalProps) {
  const { controls, footswitch } = sheet;
  return (
    <div className={classNames(styles.pedal, isFlowing && styles.flowing)}>
      <Drawn drawing={drawing} knobs={controls.map(({ ref }) => knobs[ref]!)} isLit={isLit} />
      {controls.map((control) => (
        <Knob
          key={control.ref}
          label={control.label}
          place={control}
          position={knobs[control.ref]!}
          stock={control.position}
          onTurn={(position) => onTurn(control.ref, position)}
        />
      ))}
      <button
        type="button"
        className={styles.footswitch}
        style={{ left: `${footswitch.left}%`, top: `${footswitch.top}%`, width: `${footswitch.size}%` }}
        role="switch"
        aria-checked={!bypassed}
        aria-label={`Footswitch of the ${name}`}
        onClick={onStep}
      />
    </div>
  );
}
