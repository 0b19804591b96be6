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
import { hasField, productFields } from '#domain/catalogue/product-fields.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { priceProblem } from '../money-input.ts';
import { DetailField } from './detail-field.tsx';
import { FormGrid } from './form-grid.tsx';
import type { DraftProps } from './draft-props.ts';

const maxSummary = productFields.summary.line.maxLength;

function CategoryFields({ draft, set }: DraftProps) {
  const choose = (category: Category) => {
    const known = subcategories[category].some(({ slug }) => slug === draft.subcategory);
    set({
      category,
      subcategory: known ? draft.subcategory : subcategories[category][0]!.slug,
      ...(!hasField(category, 'kind') && { kind: null }),
    });
  };
  return (
    <FormGrid>
      <SelectField
        label={productFields.category.label}
        value={draft.category}
        onChange={(event) => choose(event.target.value as Category)}
      >
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category].menu}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={productFields.subcategory.label}
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
        label={productFields.difficulty.label}
        value={draft.difficulty}
        onChange={(event) => set({ difficulty: event.target.value as Difficulty })}
      >
        {difficulties.map((difficulty) => (
          <option key={difficulty}>{difficulty}</option>
        ))}
      </SelectField>
      {hasField(draft.category, 'kind') && (
        <SelectField
          label={productFields.kind.label}
          value={draft.kind ?? ''}
          onChange={(event) => set({ kind: event.target.value === '' ? null : (event.target.value as PartKind) })}
        >
          <option value="">None</option>
          {partKindSlugs.map((kind) => (
            <option key={kind} value={kind}>
              {partKinds[kind].label}
            </option>
          ))}
        </SelectField>
      )}
      <DetailField field="value" draft={draft} set={set} />
      <DetailField field="basedOn" draft={draft} set={set} />
    </FormGrid>
  );
}

/** What the page says first. */
export function TextTab({ draft, set }: DraftProps) {
  // A form that nobody has filled in yet has no mistakes.
  const [isPriced, setPriced] = useState(draft.price !== '');
  return (
    <Panel title="Text">
      <Stack>
        <FormGrid>
          <DetailField field="name" draft={draft} set={set} />
          <DetailField
            field="price"
            draft={draft}
            set={set}
            error={isPriced ? (priceProblem(draft.price) ?? undefined) : undefined}
            quietError
            onBlur={() => setPriced(true)}
          />
        </FormGrid>
        <DetailField
          field="summary"
          draft={draft}
          set={set}
          maxLength={maxSummary}
          hint={`${draft.summary.length} of ${maxSummary}`}
        />
        <TextAreaField
          label={productFields.description.label}
          rows={7}
          value={draft.description}
          hint={productFields.description.hint}
          onChange={(event) => set({ description: event.target.value })}
        />
        <CategoryFields draft={draft} set={set} />
      </Stack>
    </Panel>
  );
}
