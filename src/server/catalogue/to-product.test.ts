import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { createAssetUrls } from '../assets/asset-urls.ts';
import { toProduct } from './to-product.ts';

it('tells of a kit that it can be heard where the build made code of its circuit, and of nothing else', () => {
  const art = { 'listen/fuzz-box': '/art/l.svg', 'listen-sheet/fuzz-box': '/art/l.json' };
  const pictures = createAssetUrls(art, {}, { playable: { 'fuzz-box': '/listen/fuzz-box.js', amp: '/listen/amp.js' } });
  const { price: _, socialImageUrl: __, playable: ___, ...rest } = sampleProduct;
  const row = {
    ...rest,
    pricePaise: 299_900,
    createdAt: new Date(sampleProduct.createdAt),
    gallery: [],
    formerSlugs: [],
  };
  const isPlayable = (change: object): boolean => toProduct({ ...row, ...change }, pictures).playable;
  expect(isPlayable({})).toBe(true);
  // One that got another address since is heard as it was drawn.
  expect(isPlayable({ slug: 'new-box', formerSlugs: ['fuzz-box'] })).toBe(true);
  // A kit that the keeper has made has no circuit, and a board may have the name of a kit.
  expect([isPlayable({ slug: 'kit-of-the-keeper' }), isPlayable({ category: 'pcb' })]).toEqual([false, false]);
});

it('shows a part to scale after the pictures of its keeper, and nothing that is no part', () => {
  const pictures = createAssetUrls(
    { 'outline/dip-8': '/art/o.svg' },
    {},
    { partOutlines: { tl072: { key: 'dip-8', words: 'Eight pins.' } } },
  );
  const { price: _, socialImageUrl: __, playable: ___, ...rest } = sampleProduct;
  const own = { label: 'In the hand', imageUrl: '/pictures/hand.webp' };
  const row = {
    ...rest,
    pricePaise: 3500,
    createdAt: new Date(sampleProduct.createdAt),
    imageUrl: 'art:part/tl072',
    gallery: [own],
    formerSlugs: [],
  };
  const labels = (category: 'parts' | 'kit'): string[] =>
    toProduct({ ...row, category }, pictures).gallery.map(({ label }) => label);
  expect(labels('parts')).toEqual(['In the hand', 'To scale']);
  expect(labels('kit')).toEqual(['In the hand']);
});
