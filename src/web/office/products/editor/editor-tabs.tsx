import type { AdminProduct } from '#contracts/products.ts';
import { hasField } from '#domain/catalogue/product-fields.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Stack } from '../../ui/columns/columns.tsx';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import type { DraftProps } from './draft-props.ts';
import { ProductHistory } from './product-history.tsx';
import { TaxTab } from './tax-tab.tsx';
import { TextTab } from './text-tab.tsx';

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
