/** The documents of a product, by the names under which the document build writes them. */

import type { SeedProduct } from './catalogue-types.ts';

export interface ProductDocument {
  readonly name: string;
  readonly url: string;
  readonly type: 'PDF' | 'CSV';
}

/** Every kit and every board has all three; parts have none. */
export function documentsOf({ slug, category }: Pick<SeedProduct, 'slug' | 'category'>): ProductDocument[] {
  if (category === 'parts') return [];
  return [
    { name: 'Build document', url: `doc:build/${slug}`, type: 'PDF' },
    { name: 'Bill of materials', url: `doc:bom/${slug}`, type: 'CSV' },
    { name: 'Drill template', url: `doc:drill/${slug}`, type: 'PDF' },
  ];
}
