import { Field } from '../../../ui/field/field.tsx';
import type { PartProps } from './part-props.ts';

export const HsnField = ({ draft, set }: PartProps) => (
  <Field
    label="HSN code"
    inputMode="numeric"
    value={draft.hsnCode}
    onChange={(event) => set({ hsnCode: event.target.value })}
  />
);

export const OriginField = ({ draft, set }: PartProps) => (
  <Field
    label="Country of origin"
    value={draft.countryOfOrigin}
    onChange={(event) => set({ countryOfOrigin: event.target.value })}
  />
);
