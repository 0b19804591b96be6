import { expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { PartsPage } from './parts-page.tsx';

it('the Enter key in a field of the filters presses none of their choices', () => {
  const html = renderMarkup(
    <PartsPage kind="resistor" params={{ category: 'parts', kind: 'resistor' }} onChange={() => {}} />,
  );
  const form = html.split('<form').find((each) => each.includes('name="minPrice"'))!;
  const [first = '', ...choices] = form.match(/<button\b[^>]*type="submit"[^>]*>/g) ?? [];
  expect(first).not.toContain('name=');
  expect(choices[0]).toContain('name="difficulty"');
});
