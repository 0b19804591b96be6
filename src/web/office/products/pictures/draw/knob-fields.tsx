import type { PedalDrawing } from '#domain/catalogue/drawings.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { LabelledControl } from '../../../../ui/field/labelled-control.tsx';
import { FormGrid } from '../../editor/form-grid.tsx';
import styles from './knob-fields.module.css';

type Knobs = PedalDrawing['knobs'];

interface Props {
  readonly knobs: Knobs;
  readonly onChange: (knobs: Knobs) => void;
}

/** The label of each knob, and how far it is turned. */
export function KnobFields({ knobs, onChange }: Props) {
  const change = (index: number, changed: Partial<Knobs[number]>) =>
    onChange(knobs.map((knob, at) => (at === index ? { ...knob, ...changed } : knob)));
  return (
    <FormGrid>
      {knobs.map(({ label, value }, index) => (
        // Knobs have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.knob}>
          <Field
            label={`Label of knob ${index + 1}`}
            value={label}
            maxLength={10}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <LabelledControl label={`Knob ${index + 1} is turned`}>
            {(control) => (
              <input
                {...control}
                className={styles.turn}
                type="range"
                min={0}
                max={1}
                step={0.05}
                value={value}
                aria-valuetext={`${Math.round(value * 100)}%`}
                onChange={({ target }) => change(index, { value: Number(target.value) })}
              />
            )}
          </LabelledControl>
        </div>
      ))}
    </FormGrid>
  );
}
