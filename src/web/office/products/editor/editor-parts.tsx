import type { AdminProduct } from '#contracts/products.ts';
import { hasField } from '#domain/catalogue/product-fields.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Stack } from '../../ui/columns/columns.tsx';
import { PicturesPart } from '../pictures/pictures-part.tsx';
import { LinesPart } from './lines-part.tsx';
import type { PartProps } from './part-props.ts';
import { ProductHistory } from './product-history.tsx';
import { TaxPart } from './tax-part.tsx';
import { TextPart } from './text-part.tsx';

export const partNames = ['text', 'specifications', 'bill', 'documents', 'tax', 'history'] as const;
export type PartName = (typeof partNames)[number];

/** The tabs of the editor; they are addresses, and what is typed stays while one goes from one to the other. */
export function partsOf(product: AdminProduct): { part: PartName; label: string; href: string; count?: number }[] {
  const at = (part: PartName, label: string, count?: number) => ({
    part,
    label,
    href: `${officePaths.product(product.slug)}${part === 'text' ? '' : `?part=${part}`}`,
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

interface Props extends PartProps {
  readonly part: PartName;
  readonly product: AdminProduct;
  readonly urls: Readonly<Record<string, string>>;
  readonly onUrls: (urls: Readonly<Record<string, string>>) => void;
}

export function EditorParts({ part, product, draft, set, urls, onUrls }: Props) {
  const common = { draft, set };
  switch (part) {
    case 'text':
      return (
        <Stack>
          <TextPart {...common} />
          <PicturesPart {...common} urls={urls} onUrls={onUrls} />
        </Stack>
      );
    case 'specifications':
      return (
        <Stack>
          <LinesPart key={part} {...common} field="specifications" />
          {hasField(draft.category, 'pinOut') && <LinesPart key="pinOut" {...common} field="pinOut" />}
        </Stack>
      );
    case 'bill':
      return (
        <Stack>
          <LinesPart key="components" {...common} field="components" />
          <LinesPart key="bom" {...common} field="bom" />
        </Stack>
      );
    case 'documents':
      return <LinesPart key={part} {...common} field="documents" />;
    case 'tax':
      return <TaxPart {...common} />;
    case 'history':
      return <ProductHistory id={product.id} version={product.version} />;
  }
}
