import { useState } from 'react';
import {
  categories,
  categoryNames,
  difficulties,
  subcategories,
  type Category,
  type Difficulty,
} from '#domain/catalogue/catalogue.ts';
import { partKinds, partKindSlugs, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { priceProblem } from '../money-input.ts';
import { FormGrid } from './form-grid.tsx';
import type { PartProps } from './part-props.ts';

const maxSummary = 200;
const orNull = (text: string): string | null => (text === '' ? null : text);

function Filing({ draft, set }: PartProps) {
  const choose = (category: Category) => {
    const known = subcategories[category].some(({ slug }) => slug === draft.subcategory);
    set({
      category,
      subcategory: known ? draft.subcategory : subcategories[category][0]!.slug,
      ...(category !== 'parts' && { kind: null }),
    });
  };
  return (
    <FormGrid>
      <SelectField label="Category" value={draft.category} onChange={(event) => choose(event.target.value as Category)}>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category].menu}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Section"
        value={draft.subcategory}
        onChange={(event) => set({ subcategory: event.target.value })}
      >
        {subcategories[draft.category].map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Difficulty"
        value={draft.difficulty}
        onChange={(event) => set({ difficulty: event.target.value as Difficulty })}
      >
        {difficulties.map((difficulty) => (
          <option key={difficulty}>{difficulty}</option>
        ))}
      </SelectField>
      {draft.category === 'parts' && (
        <SelectField
          label="Kind"
          value={draft.kind ?? ''}
          onChange={(event) => set({ kind: orNull(event.target.value) as PartKind | null })}
        >
          <option value="">None</option>
          {partKindSlugs.map((kind) => (
            <option key={kind} value={kind}>
              {partKinds[kind].label}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label="Value or marking"
        value={draft.value ?? ''}
        placeholder="4K7, TL072CP"
        onChange={(event) => set({ value: orNull(event.target.value) })}
      />
      <Field
        label="Inspired by"
        value={draft.basedOn ?? ''}
        onChange={(event) => set({ basedOn: orNull(event.target.value) })}
      />
    </FormGrid>
  );
}

/** What the page says first. */
export function TextPart({ draft, set }: PartProps) {
  // A form that nobody has filled in yet has no mistakes.
  const [isPriced, setPriced] = useState(draft.price !== '');
  return (
    <Panel title="Text">
      <Stack>
        <FormGrid>
          <Field label="Name" value={draft.name} onChange={(event) => set({ name: event.target.value })} />
          <Field
            label="Price in rupees, GST included"
            inputMode="decimal"
            value={draft.price}
            error={isPriced ? (priceProblem(draft.price) ?? undefined) : undefined}
            quietError
            onChange={(event) => set({ price: event.target.value })}
            onBlur={() => setPriced(true)}
          />
        </FormGrid>
        <Field
          label="One line"
          value={draft.summary}
          maxLength={maxSummary}
          hint={`${draft.summary.length} of ${maxSummary}`}
          onChange={(event) => set({ summary: event.target.value })}
        />
        <TextAreaField
          label="Description"
          rows={7}
          value={draft.description}
          hint="An empty line begins a new paragraph."
          onChange={(event) => set({ description: event.target.value })}
        />
        <Filing draft={draft} set={set} />
      </Stack>
    </Panel>
  );
}
