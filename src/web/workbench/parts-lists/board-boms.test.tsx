import { expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { contentsQuery, productQuery } from '../../components/product/product.queries.ts';
import { useBoardBoms } from './board-boms.ts';

function Shown({ slugs }: { slugs: readonly string[] }) {
  const { boms, isWhole, failed } = useBoardBoms(slugs.map((slug) => ({ slug, count: 1 })));
  return [...boms.map(({ name }) => name), isWhole && 'whole', failed && 'failed'].filter(Boolean).join(' ');
}

const shown = (...slugs: string[]): string =>
  textOf(
    renderMarkup(<Shown slugs={slugs} />, {
      path: '/bench/fuzz-box/parts',
      data: [
        [productQuery('fuzz-box').queryKey, { name: 'Fuzz', category: 'kit', pairSlug: 'fuzz-box-pcb' }],
        [contentsQuery('fuzz-box').queryKey, { lines: [] }],
        [productQuery('no-such').queryKey, null],
      ],
    }),
  );

it('knows boards that are here, that there are none of, and that are still to come', () => {
  expect(shown('fuzz-box')).toBe('Fuzz whole');
  expect(shown('fuzz-box', 'no-such')).toBe('Fuzz whole failed');
  expect(shown('fuzz-box', 'to-come')).toBe('Fuzz');
});
