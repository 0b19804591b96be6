import type { TablePart } from '#web/shop/catalogue/parts-table/table-part.ts';

/** A part as a row shows it. */
export const sampleTablePart = (given: Partial<TablePart> = {}): TablePart => ({
  id: `id-${given.value ?? 'part'}`,
  slug: 'part',
  name: 'A part',
  category: 'parts',
  price: '15.00',
  imageUrl: '/part.svg',
  inStock: true,
  stock: 20,
  packSize: 1,
  usedInKits: 0,
  countryOfOrigin: 'Taiwan',
  value: '1K',
  words: '',
  facts: [],
  ...given,
});
