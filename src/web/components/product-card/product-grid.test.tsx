import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { ProductGrid } from './product-grid.tsx';

it('offers to hear only what can be played', () => {
  const heard = (playable: boolean) =>
    textOf(renderMarkup(<ProductGrid products={[{ ...sampleProduct, playable }]} />)).includes('Hear it');
  expect([heard(true), heard(false)]).toEqual([true, false]);
});
