import { expect, it } from 'vitest';
import { withoutScripts } from './draft-page.ts';

it('a page to look at has nothing that runs or fetches code, and no link leads away from it', () => {
  const html = [
    '<html><head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" crossorigin href="/a.js">',
    '<script>theme()</script></head><body><p>Fuzz</p>',
    '<script type="application/json" id="state">\n{"a":"\\u003c/p>"}\n</script><script type="module" src="/b.js"></script>',
    '</body></html>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    '<html><head><base target="_blank"><link rel="stylesheet" href="/a.css"></head><body><p>Fuzz</p></body></html>',
  );
});
