import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld.tsx';

it('escapes "<", so that text of a page cannot end its script element', () => {
  const name = '</script><script>alert(1)</script>';
  const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
  const text = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name });
});
