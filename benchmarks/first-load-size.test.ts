import { describe, expect, it } from 'vitest';
import { firstLoadOf } from './first-load-size.ts';

const manifest = {
  'entry.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  'home.tsx': { file: 'assets/home.js', imports: ['_react.js'], css: ['assets/home.css'] },
  'dialog.tsx': { file: 'assets/dialog.js' },
};

describe('the first load of a page', () => {
  it('is its scripts with all they import, once each, and nothing that loads later', () => {
    const html = `<script type="module" crossorigin src="/assets/entry.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/home.js">`;
    const { scripts, atOnce, styles } = firstLoadOf(html, manifest);
    expect(scripts).toEqual(['assets/entry.js', 'assets/react.js', 'assets/scheduler.js', 'assets/home.js']);
    expect(atOnce).toEqual(scripts);
    expect(styles).toEqual(['assets/entry.css', 'assets/home.css']);
  });

  it('of a page for reading is the script in it, and later the files that it names', () => {
    const html = `<script>first()</script><script>if (1 < 2) then()</script>
      <script type="application/json" id="code">{"files":["/assets/home.js"],"waits":true}</script>`;
    expect(firstLoadOf(html, manifest)).toMatchObject({
      scripts: ['assets/home.js', 'assets/react.js', 'assets/scheduler.js'],
      atOnce: [],
      inline: 'first()\nif (1 < 2) then()',
    });
  });

  it('counts a plain script, a style sheet and a preloaded font, but no inline data', () => {
    const html = `<script src="/theme.js?v=1"></script><link rel="stylesheet" href="/assets/site.css">
      <link rel="preload" as="font" href="/assets/anek.woff2"><script type="application/json">{}</script>
      <link rel="canonical" href="/privacy">`;
    expect(firstLoadOf(html, manifest)).toEqual({
      scripts: ['theme.js'],
      atOnce: ['theme.js'],
      inline: '',
      styles: ['assets/site.css'],
      fonts: ['assets/anek.woff2'],
    });
  });
});
