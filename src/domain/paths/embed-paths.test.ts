import { expect, it } from 'vitest';
import { embedPath, embedSnippet, isEmbedPath, readEmbedPath } from './embed-paths.ts';

it('reads the path of an embed as it was written, and nothing else', () => {
  expect(readEmbedPath(embedPath('listen', 'fuzz-box'))).toEqual({ kind: 'listen', slug: 'fuzz-box' });
  for (const path of ['/embed/listen/', '/embed/listen', '/embed/other/fuzz-box', '/embed/listen/a/b', '/listen/x'])
    expect(readEmbedPath(path)).toBeNull();
});

it('lets embeds stand in frames, those that are not there too, and their scripts not', () => {
  for (const path of ['/embed/listen/fuzz-box', '/embed/other/fuzz-box', '/embed/board/A'])
    expect(isEmbedPath(path)).toBe(true);
  for (const path of ['/embed', '/embed/board/', '/embed/assets/a.js', '/embed/board/a/b', '/x/embed/board/a'])
    expect(isEmbedPath(path)).toBe(false);
});

it('writes a frame with few rights, in which no name can end an attribute', () => {
  const snippet = embedSnippet({ kind: 'board', slug: 'fuzz-box', title: 'A "<b>" & C' }, 'https://shop.example');
  expect(snippet).toContain('src="https://shop.example/embed/board/fuzz-box"');
  expect(snippet).toContain('title="A &quot;&lt;b>&quot; &amp; C"');
  expect(snippet).toContain('sandbox="allow-scripts allow-popups');
  expect(snippet).not.toContain('allow-same-origin');
});
