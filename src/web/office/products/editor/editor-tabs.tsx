import type { AdminProduct } from '#contracts/products.ts';
import { hasField, productFields, type ProductField } from '#domain/catalogue/product-fields.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Stack } from '../../ui/columns/columns.tsx';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import type { DraftProps } from './draft-props.ts';
import { TextTab } from './text-tab.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { showValue } from './product-changes.ts';
import { Field } from '../../../ui/field/field.tsx';
import { DetailField } from './detail-field.tsx';
import { FormGrid } from './form-grid.tsx';
import { useState } from 'react';

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** What is typed stays as it is typed, comma and all, until somebody else's tags take its place: discarded or merged. */
function TagsField({ draft: { tags }, set }: DraftProps) {
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

/** What invoices and search engines need. */
function TaxTab({ draft, set }: DraftProps) {
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
          <DetailField field="hsCode" draft={draft} set={set} />
          <Field
            label={productFields.netWeightGrams.inputLabel}
            hint={productFields.netWeightGrams.hint}
            inputMode={productFields.netWeightGrams.inputMode}
            value={draft.netWeightGrams === null ? '' : String(draft.netWeightGrams)}
            onChange={(event) => set({ netWeightGrams: Number(event.target.value.replaceAll(/\D/g, '')) || null })}
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

type Values = Readonly<Record<string, unknown>>;

const nameOf = (field: string): string => (field in productFields ? productFields[field as ProductField].label : field);

const Differences = ({ before, after }: { before: Values; after: Values }) => (
  <ul>
    {Object.keys({ ...before, ...after })
      .slice(0, 12)
      .map((field) => (
        <li key={field}>
          {nameOf(field)}: {showValue(before[field] ?? null)} to {showValue(after[field] ?? null)}
        </li>
      ))}
  </ul>
);

/** Who changed what, the newest first. */
function ProductHistory({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['office', 'products', 'history', id, version],
    queryFn: () => officeCall('GET /api/admin/history', { query: { thing: 'product', thingId: id } }),
  });
  const entries = (data?.items ?? []).map(({ id: entry, at, action, staffName, before, after }) => ({
    id: entry,
    at,
    title: action.charAt(0).toUpperCase() + action.slice(1),
    by: staffName,
    children: <Differences before={before} after={after} />,
  }));
  return (
    <Panel title="History">
      {entries.length > 0 ? (
        <Timeline label="What changed" entries={entries} />
      ) : (
        <p>Nothing was changed in the office yet.</p>
      )}
    </Panel>
  );
}

export const tabNames = ['text', 'specifications', 'bill', 'documents', 'tax', 'history'] as const;
export type TabName = (typeof tabNames)[number];

/** The tabs of the editor; they are addresses, and what is typed stays while one goes from one to the other. */
export function tabsOf(product: AdminProduct): { tab: TabName; label: string; href: string; count?: number }[] {
  const at = (tab: TabName, label: string, count?: number) => ({
    tab,
    label,
    href: `${officePaths.product(product.slug)}${tab === 'text' ? '' : `?part=${tab}`}`,
    ...(count !== undefined && { count }),
  });
  return [
    at('text', 'Text and pictures'),
    at('specifications', 'Specifications', product.specifications.length),
    at('bill', 'Bill of materials', product.bom.length),
    at('documents', 'Documents', product.documents.length),
    at('tax', 'Tax and search'),
    at('history', 'History'),
  ];
}

interface Props extends DraftProps {
  readonly tab: TabName;
  readonly product: AdminProduct;
  readonly urls: Readonly<Record<string, string>>;
  readonly onUrls: (urls: Readonly<Record<string, string>>) => void;
}

export function EditorTab({ tab, product, draft, set, urls, onUrls }: Props) {
  const common = { draft, set };
  switch (tab) {
    case 'text':
      return (
        <Stack>
          <TextTab {...common} />
          <PicturesPanel {...common} urls={urls} onUrls={onUrls} />
        </Stack>
      );
    case 'specifications':
      return (
        <Stack>
          <ListPanel key={tab} {...common} field="specifications" />
          {hasField(draft.category, 'pinOut') && <ListPanel key="pinOut" {...common} field="pinOut" />}
        </Stack>
      );
    case 'bill':
      return (
        <Stack>
          <ListPanel key="components" {...common} field="components" />
          <ListPanel key="bom" {...common} field="bom" />
        </Stack>
      );
    case 'documents':
      return <ListPanel key={tab} {...common} field="documents" />;
    case 'tax':
      return <TaxTab {...common} />;
    case 'history':
      return <ProductHistory id={product.id} version={product.version} />;
  }
}
