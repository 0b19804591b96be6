import { productFields } from '#domain/catalogue/product-fields.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { DetailField } from './detail-field.tsx';
import { FormGrid } from './form-grid.tsx';
import type { DraftProps } from './draft-props.ts';
import { TagsField } from './tags-field.tsx';

/** What invoices and search engines need. */
export function TaxTab({ draft, set }: DraftProps) {
  return (
    <Stack>
      <Panel title="Tax and origin">
        <FormGrid>
          <DetailField field="hsnCode" draft={draft} set={set} />
          <DetailField field="gstRatePercent" draft={draft} set={set} />
          <DetailField field="countryOfOrigin" draft={draft} set={set} />
          <Field
            label={productFields.packSize.inputLabel}
            inputMode={productFields.packSize.inputMode}
            value={String(draft.packSize)}
            onChange={(event) => set({ packSize: Number(event.target.value.replaceAll(/\D/g, '')) })}
          />
        </FormGrid>
      </Panel>
      <Panel title="Address and search">
        <Stack>
          <FormGrid>
            <DetailField field="slug" hint="Links to the old one lead on to the new." draft={draft} set={set} />
            <DetailField field="pairSlug" draft={draft} set={set} />
            <TagsField draft={draft} set={set} />
          </FormGrid>
          <DetailField field="seoTitle" draft={draft} set={set} />
          <DetailField field="seoDescription" draft={draft} set={set} />
        </Stack>
      </Panel>
    </Stack>
  );
}
