import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/sample-product.ts';
import { socialPicture, viewsOf } from './product-views.ts';

describe('the pictures of a product', () => {
  it('begin with its own and leave out the one for social networks', () => {
    expect(viewsOf(sampleProduct)).toEqual([
      { label: 'Finished', imageUrl: sampleProduct.imageUrl, scale: 'pedal' },
      { label: 'What you get', imageUrl: '/art/kit-fuzz-box.0123456789.svg', scale: null },
    ]);
    expect(socialPicture(sampleProduct)).toBe('/art/social-fuzz-box.0123456789.png');
    expect(socialPicture({ gallery: [] })).toBeUndefined();
  });

  it('show the pedal with its measures where there is such a picture', () => {
    const gallery = [{ label: 'Drafting', imageUrl: '/art/drafting.svg' }];
    expect(viewsOf({ ...sampleProduct, gallery })).toEqual([
      { label: 'Finished', imageUrl: '/art/drafting.svg', scale: 'drafting' },
    ]);
  });

  it('fit boards and parts into the stage instead of drawing them to scale', () => {
    expect(viewsOf({ ...sampleProduct, category: 'pcb', gallery: [] })).toMatchObject([
      { label: 'The board', scale: null },
    ]);
    expect(viewsOf({ ...sampleProduct, category: 'parts', gallery: [] })).toMatchObject([
      { label: 'The part', scale: null },
    ]);
  });

  it('show none twice', () => {
    const gallery = [{ label: 'The board', imageUrl: sampleProduct.imageUrl }];
    expect(viewsOf({ ...sampleProduct, gallery })).toHaveLength(1);
  });
});
