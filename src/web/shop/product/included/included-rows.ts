import type { Product, ProductContents } from '#contracts/catalogue.ts';
import { componentParts } from '../product-texts.ts';

export interface IncludedRow {
  readonly name: string;
  readonly quantity: number;
  readonly note: string | null;
  readonly imageUrl: string | null;
}

/** The list of components is what is promised; the bill only adds where each goes and what it looks like. */
export function includedRows(
  { components, gallery, category, imageUrl }: Pick<Product, 'components' | 'gallery' | 'category' | 'imageUrl'>,
  contents: ProductContents | undefined,
): IncludedRow[] {
  const lines = new Map(contents?.lines.map((line) => [line.name, line]));
  // Anything but a kit is the one thing it holds.
  const own = category === 'kit' ? gallery.find(({ label }) => label === 'The board')?.imageUrl : imageUrl;
  return components.map((text) => {
    const { name, quantity } = componentParts(text);
    const line = lines.get(name);
    const isOwn = !line && (category !== 'kit' || /circuit board/i.test(name));
    const picture = line?.part?.imageUrl ?? (isOwn ? own : null);
    return { name, quantity, note: line?.note ?? null, imageUrl: picture ?? null };
  });
}

/** '2 × Knob'. */
export const quantityOf = (row: IncludedRow): string => `${row.quantity}\u00a0×`;

/** What a thing is called aloud: '1 × Diode 1N5817, D1, band to the line'. */
export const spokenName = (row: IncludedRow): string =>
  `${quantityOf(row)} ${row.name}${row.note ? `, ${row.note}` : ''}`;
