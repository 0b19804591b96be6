import { useState } from 'react';
import type { ProductDetails } from '#contracts/product-details.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { listTexts, type ListField, type ListText } from './list-texts.ts';
import type { DraftProps } from './draft-props.ts';

interface Props extends DraftProps {
  readonly field: ListField;
}

/** A list as text, a line for each entry. What cannot be read is said, and not taken over. */
export function ListPanel({ draft, set, field }: Props) {
  const { label, hint } = productFields[field];
  const lines = listTexts[field] as ListText<ProductDetails[ListField]>;
  const value = draft[field];
  const [typed, setTyped] = useState<{ text: string; of: unknown; problem?: string }>({
    text: lines.write(value),
    of: value,
  });
  // Discarded, or merged with what somebody else saved.
  const isTyped = typed.of === value;
  const text = isTyped ? typed.text : lines.write(value);
  const change = (next: string) => {
    const read = lines.read(next, value);
    if (typeof read === 'string') return setTyped({ text: next, of: value, problem: read });
    setTyped({ text: next, of: read });
    return set({ [field]: read });
  };
  return (
    <Panel title={label}>
      <TextAreaField
        label={label}
        rows={Math.min(24, Math.max(6, (value?.length ?? 0) + 2))}
        value={text}
        hint={hint}
        error={isTyped ? typed.problem : undefined}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
    </Panel>
  );
}
