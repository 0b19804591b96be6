import { expect, it } from 'vitest';
import { linksOf, renderMarkup } from '#tests/support/render-markup.tsx';
import { toolsFor } from '../product-texts.ts';
import { ToolName } from './build-information.tsx';

it('the tools that a kit needs lead to those the shop sells', () => {
  const tools = toolsFor({ category: 'kit', difficulty: 'Beginner', kind: null });
  const html = renderMarkup(
    <ul>
      {tools.map((tool) => (
        <li key={tool}>
          <ToolName tool={tool} />
        </li>
      ))}
    </ul>,
  );
  expect(linksOf(html).map(([href]) => href)).toEqual([
    '/products/soldering-iron',
    '/products/solder-50g',
    '/products/side-cutters',
    '/products/wire-stripper',
    '/products/multimeter',
  ]);
});
