import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { createAssetUrls } from '../asset-urls.ts';
import { toProduct } from './to-product.ts';

it('tells of a kit that it can be heard where the build made code of its circuit, and of nothing else', () => {
  const art = { 'listen/fuzz-box': '/art/l.svg', 'listen-sheet/fuzz-box': '/art/l.json' };
  const pictures = createAssetUrls(art, {}, { playable: { 'fuzz-box': '/listen/fuzz-box.js' } });
  const { price: _, socialImageUrl: __, playable: ___, ...rest } = sampleProduct;
  const row = { ...rest, pricePaise: 299_900, createdAt: new Date(sampleProduct.createdAt), gallery: [] };
  const isPlayable = (change: object): boolean => toProduct({ ...row, ...change }, pictures).playable;
  expect(isPlayable({})).toBe(true);
  // A kit that the keeper has made has no circuit, and a board may have the name of a kit.
  expect([isPlayable({ slug: 'kit-of-the-keeper' }), isPlayable({ category: 'pcb' })]).toEqual([false, false]);
});
