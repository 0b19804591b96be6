import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { viewsOf } from './product-views.ts';

describe('the pictures of a product', () => {
  it('begin with its own', () => {
    expect(viewsOf(sampleProduct)).toEqual([
      { label: 'Finished', imageUrl: sampleProduct.imageUrl, scale: 'pedal' },
      { label: 'What you get', imageUrl: '/art/kit-fuzz-box.0123456789.svg', scale: null },
    ]);
  });

  it('show the pedal with its measures where there is such a picture', () => {
    const gallery = [{ label: 'Dimensions', imageUrl: '/art/drafting.svg' }];
    expect(viewsOf({ ...sampleProduct, gallery })).toEqual([
      { label: 'Finished', imageUrl: '/art/drafting.svg', scale: 'drafting' },
    ]);
  });

  it('show a photograph as it is, with the words of the keeper, and the drawings behind it', () => {
    const gallery = [{ label: 'Dimensions', imageUrl: '/art/drafting.svg' }];
    const photograph = { ...sampleProduct, imageUrl: '/pictures/x/800.webp', imageAlt: 'A red box' };
    expect(viewsOf({ ...photograph, gallery })).toMatchObject([
      { imageUrl: '/pictures/x/800.webp', alt: 'A red box', scale: null },
      { imageUrl: '/art/drafting.svg', scale: null },
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
