import { Field } from '../../../ui/field/field.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { FormGrid } from './form-grid.tsx';
import { HsnField, OriginField } from './origin-fields.tsx';
import type { PartProps } from './part-props.ts';
import { TagsField } from './tags-field.tsx';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What invoices and search engines need. */
export function TaxPart({ draft, set }: PartProps) {
  return (
    <Stack>
      <Panel title="Tax and origin">
        <FormGrid>
          <HsnField draft={draft} set={set} />
          <Field
            label="GST in percent"
            inputMode="decimal"
            value={draft.gstRatePercent}
            onChange={(event) => set({ gstRatePercent: event.target.value })}
          />
          <OriginField draft={draft} set={set} />
          <Field
            label="Pieces in a pack"
            inputMode="numeric"
            value={String(draft.packSize)}
            onChange={(event) => set({ packSize: Number(event.target.value.replaceAll(/\D/g, '')) })}
          />
        </FormGrid>
      </Panel>
      <Panel title="Address and search">
        <Stack>
          <FormGrid>
            <Field
              label="Address"
              value={draft.slug}
              hint="Links to the old one lead on to the new."
              onChange={(event) => set({ slug: event.target.value })}
            />
            <Field
              label="Pair"
              value={draft.pairSlug ?? ''}
              hint="The board of a kit, the kit of a board, by its address."
              onChange={(event) => set({ pairSlug: orNull(event.target.value) })}
            />
            <TagsField draft={draft} set={set} />
          </FormGrid>
          <Field
            label="Title for search engines"
            value={draft.seoTitle ?? ''}
            hint="Empty: its name."
            onChange={(event) => set({ seoTitle: orNull(event.target.value) })}
          />
          <Field
            label="Description for search engines"
            value={draft.seoDescription ?? ''}
            hint="Empty: the beginning of its description."
            onChange={(event) => set({ seoDescription: orNull(event.target.value) })}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
