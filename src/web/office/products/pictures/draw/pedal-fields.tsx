import {
  coatLabels,
  enclosureSizes,
  graphicNames,
  knobStyleLabels,
  ledColours,
  letterings,
  maxKnobs,
  type PedalDrawing,
} from '#domain/catalogue/drawings.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { FormGrid } from '../../editor/form-grid.tsx';
import { ChoiceField } from './choice-field.tsx';
import { KnobFields } from './knob-fields.tsx';

interface Props {
  readonly pedal: PedalDrawing;
  readonly set: (change: Partial<PedalDrawing>) => void;
}

const counts = (most: number): string[] => Array.from({ length: most }, (_, index) => String(index + 1));

/** The box, its coat, what is printed on it and what sticks out of it. */
export function PedalFields({ pedal, set }: Props) {
  const { knobs, size } = pedal;
  const resize = (count: number) =>
    set({ knobs: Array.from({ length: count }, (_, index) => knobs[index] ?? { label: '', value: 0.5 }) });
  return (
    <>
      <FormGrid>
        <Field
          label="Name on the pedal"
          value={pedal.name}
          maxLength={24}
          onChange={({ target }) => set({ name: target.value })}
        />
        <ChoiceField
          label="Enclosure"
          value={size}
          options={enclosureSizes}
          onChoose={(next) => set({ size: next, knobs: knobs.slice(0, maxKnobs[next]) })}
        />
        <ChoiceField label="Colour" value={pedal.coat} options={coatLabels} onChoose={(coat) => set({ coat })} />
        <ChoiceField
          label="Graphic"
          value={pedal.graphic}
          options={graphicNames}
          onChoose={(graphic) => set({ graphic })}
        />
        <ChoiceField
          label="Lettering"
          value={pedal.lettering}
          options={letterings}
          onChoose={(lettering) => set({ lettering })}
        />
        <ChoiceField
          label="Name at"
          value={pedal.nameAt}
          options={['top', 'bottom']}
          onChoose={(nameAt) => set({ nameAt })}
        />
        <ChoiceField label="LED" value={pedal.led} options={ledColours} onChoose={(led) => set({ led })} />
        <ChoiceField
          label="Kind of knob"
          value={pedal.knobStyle}
          options={knobStyleLabels}
          onChoose={(knobStyle) => set({ knobStyle })}
        />
        <ChoiceField
          label="Knobs"
          value={String(knobs.length)}
          options={counts(maxKnobs[size])}
          onChoose={(count) => resize(Number(count))}
        />
      </FormGrid>
      <Switch label="The LED is lit" checked={pedal.lit} onChange={({ target }) => set({ lit: target.checked })} />
      <KnobFields knobs={knobs} onChange={(next) => set({ knobs: next })} />
    </>
  );
}
