import { describe, expect, it } from 'vitest';
import { checkRoot } from './check-root.ts';

describe('the root', () => {
  it('holds settings of tools and what is read first', () => {
    const paths = ['.npmrc', 'README.md', 'LICENSE', 'Dockerfile', 'package.json', 'vite.config.ts', 'compose.yaml'];
    expect(checkRoot([...paths, 'docs/shop.png', 'src/config.ts'])).toEqual([]);
  });

  it.each(['package-4.66-cp311.whl', 'notes.txt', 'core', 'picture.png', 'try.ts'])('refuses %s', (path) => {
    expect(checkRoot([path, 'README.md'])).toEqual([`${path} does not belong in the root`]);
  });
});
