import { useState } from 'react';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { Field } from '../../../ui/field/field.tsx';
import type { DraftProps } from './draft-props.ts';

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** What is typed stays as it is typed, comma and all, until somebody else's tags take its place: discarded or merged. */
export function TagsField({ draft: { tags }, set }: DraftProps) {
  const [typed, setTyped] = useState({ text: tags.join(', '), of: tags });
  const change = (text: string) => {
    const read = tagsIn(text);
    setTyped({ text, of: read });
    set({ tags: read });
  };
  return (
    <Field
      label={productFields.tags.label}
      value={typed.of === tags ? typed.text : tags.join(', ')}
      hint={productFields.tags.hint}
      onChange={(event) => change(event.target.value)}
    />
  );
}
