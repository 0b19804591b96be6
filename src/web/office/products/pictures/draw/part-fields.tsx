import {
  coatLabels,
  enclosureSizes,
  hasSetting,
  knobStyleLabels,
  ledColours,
  partShapes,
  pinCounts,
  type PartDrawing,
  type PartShape,
} from '#domain/catalogue/drawings.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FormGrid } from '../../editor/form-grid.tsx';
import { ChoiceField } from './choice-field.tsx';

interface Props {
  readonly part: PartDrawing;
  readonly set: (change: Partial<PartDrawing>) => void;
}

const shapeLabels = Object.fromEntries(
  Object.entries(partShapes).map(([shape, { label }]) => [shape, label]),
) as Readonly<Record<PartShape, string>>;

/** A part by its kind, and by what that kind has to choose. */
export function PartFields({ part, set }: Props) {
  const has = (setting: Parameters<typeof hasSetting>[1]) => hasSetting(part.shape, setting);
  return (
    <FormGrid>
      <ChoiceField label="Part" value={part.shape} options={shapeLabels} onChoose={(shape) => set({ shape })} />
      {has('value') && (
        <Field
          label="Value"
          value={part.value}
          maxLength={8}
          hint={part.shape === 'resistor' ? '4K7, 220R, 1M' : '100n, 4n7, 47u'}
          onChange={({ target }) => set({ value: target.value })}
        />
      )}
      {has('mark') && (
        <Field
          label="Printed on it"
          value={part.mark}
          maxLength={12}
          onChange={({ target }) => set({ mark: target.value })}
        />
      )}
      {has('pins') && (
        <ChoiceField
          label="Legs"
          value={String(part.pins)}
          options={pinCounts.map(String)}
          onChoose={(pins) => set({ pins: Number(pins) as PartDrawing['pins'] })}
        />
      )}
      {has('colour') && (
        <ChoiceField label="Colour" value={part.colour} options={ledColours} onChoose={(colour) => set({ colour })} />
      )}
      {has('knobStyle') && (
        <ChoiceField
          label="Kind of knob"
          value={part.knobStyle}
          options={knobStyleLabels}
          onChoose={(knobStyle) => set({ knobStyle })}
        />
      )}
      {has('box') && (
        <>
          <ChoiceField label="Size" value={part.size} options={enclosureSizes} onChoose={(size) => set({ size })} />
          <ChoiceField label="Colour" value={part.coat} options={coatLabels} onChoose={(coat) => set({ coat })} />
        </>
      )}
    </FormGrid>
  );
}
