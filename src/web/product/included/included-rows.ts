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
  { components, gallery }: Pick<Product, 'components' | 'gallery'>,
  contents: ProductContents | undefined,
): IncludedRow[] {
  const lines = new Map(contents?.lines.map((line) => [line.name, line]));
  const board = gallery.find(({ label }) => label === 'The board')?.imageUrl ?? null;
  return components.map((text) => {
    const { name, quantity } = componentParts(text);
    const line = lines.get(name);
    const isBoard = !line && /circuit board/i.test(name);
    return { name, quantity, note: line?.note ?? null, imageUrl: line?.part?.imageUrl ?? (isBoard ? board : null) };
  });
}

/** '2 × Knob'. */
export const quantityOf = (row: IncludedRow): string => `${row.quantity}\u00a0×`;

/** What a thing is called aloud: '1 × Diode 1N5817, D1, band to the line'. */
export const spokenName = (row: IncludedRow): string =>
  `${quantityOf(row)} ${row.name}${row.note ? `, ${row.note}` : ''}`;
