import { useLayoutEffect, useRef } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ByRef } from '../sound.ts';
import { Knob } from './knob.tsx';
import { angleOf } from './knob-turns.ts';
import styles from './pedal.module.css';

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
