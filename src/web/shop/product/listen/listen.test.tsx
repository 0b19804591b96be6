import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { Listen } from './listen.tsx';

const notLoaded = () => Promise.reject(new Error('Nobody pressed Listen.'));

it('speaks of no button to those who have no scripts', () => {
  const listening = { imageUrl: '/p.svg', sheetUrl: '/s.json', codeUrl: '/c.js', ampUrl: '/a.js' };
  const contents = { lines: [], flatLay: null, schematic: null, listening };
  const html = renderMarkup(<Listen product={sampleProduct} loadListenPanel={notLoaded} />, {
    data: [[contentsQuery('fuzz-box').queryKey, contents]],
  });
  expect(html).toMatch(/<p class="[^"]*needsScript[^"]*" role="status">No sound until you press Listen\./);
});
