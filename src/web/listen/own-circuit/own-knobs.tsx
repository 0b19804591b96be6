import type { Component } from '#electronics/component.ts';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import type { Sound } from '#drawings/listen/sound.ts';
import { shown, valueText } from '../panel/pedal/knob-turns.ts';
import styles from './own-knobs.module.css';

interface OwnKnobsProps {
  sheet: ListenSheet;
  sound: Sound;
  onTurn: (ref: string, position: number) => void;
}

const steps = 100;

/** A pot or a trimmer, by its name. */
function Knob({
  component,
  position,
  onTurn,
}: {
  component: Component;
  position: number;
  onTurn: (to: number) => void;
}) {
  return (
    <label className={styles.knob}>
      <span className={styles.name}>{component.ref}</span>
      <input
        type="range"
        min={0}
        max={steps}
        value={Math.round(position * steps)}
        aria-valuetext={valueText(position)}
        onChange={({ target }) => onTurn(Number(target.value) / steps)}
      />
      <span className={styles.value} aria-hidden="true">
        {shown(position)}
      </span>
    </label>
  );
}

/** The controls of the circuit: its pots, its trimmers, its switches. */
export function OwnKnobs({ sheet, sound, onTurn }: OwnKnobsProps) {
  const byRef = new Map(sheet.circuit.components.map((component) => [component.ref, component]));
  const positions = { ...sound.knobs, ...sound.trimmers };
  const controls = [...sheet.controls, ...sheet.trimmers].flatMap(({ ref }) => byRef.get(ref) ?? []);
  if (controls.length === 0) return <p>It has no pots and no switches, so there is nothing to turn.</p>;
  return (
    <div className={styles.knobs} role="group" aria-label="Controls">
      {controls.map((component) => {
        const { ref, kind } = component;
        const position = positions[ref]!;
        if (kind === 'toggle')
          return (
            <Switch
              key={ref}
              label={ref}
              checked={position >= 0.5}
              onChange={({ target }) => onTurn(ref, target.checked ? 1 : 0)}
            />
          );
        return <Knob key={ref} component={component} position={position} onTurn={(to) => onTurn(ref, to)} />;
      })}
    </div>
  );
}
