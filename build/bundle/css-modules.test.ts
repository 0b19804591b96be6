import { globSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { layerByFolder, lettersOf, readableClassName, shortClassNames } from './css-modules.ts';

const files = globSync('src/web/**/*.module.css', { cwd: root, exclude: ['src/web/office/**'] }).map((path) =>
  join(root, path),
);

describe('the names of classes', () => {
  it('are short, begin with a letter, and differ between files and within them', () => {
    const nameOf = shortClassNames();
    const names = files.flatMap((file) => ['row', 'picture', 'total'].map((name) => nameOf(name, file)));
    expect(files.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]{2}[0-9a-z]$/.test(name))).toEqual([]);
  });

  it('are never the same for two sheets, however many there are', () => {
    const prefixes = Array.from({ length: 5000 }, (_, index) => lettersOf(index));
    expect([lettersOf(0), lettersOf(675), lettersOf(676)]).toEqual(['aa', 'zz', 'aaA']);
    const names = prefixes.flatMap((prefix) => [0, 10, 360, 371].map((place) => `${prefix}${place.toString(36)}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same in the bundles of server and browser', () => {
    const [server, browser] = [shortClassNames(), shortClassNames()];
    browser('row', files[1]!);
    expect(browser('row', files[0]!)).toBe(server('row', files[0]!));
  });

  it('of the back office are told apart, so that a new sheet there renames none of the shop', () => {
    const office = globSync('src/web/office/**/*.module.css', { cwd: root }).map((path) => join(root, path));
    const nameOf = shortClassNames();
    const names = [...office, ...files].map((file) => nameOf('row', file));
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, office.length).filter((name) => !name.startsWith('_'))).toEqual([]);
    expect(nameOf('row', files.toSorted()[0]!)).toBe('aa0');
  });

  it('say file and class while the shop is developed', () => {
    expect(readableClassName('row', join(root, 'src/web/shop/cart/lines/line-row.module.css'))).toBe('line-row-row');
  });
});

describe('the layer of a style sheet', () => {
  const layered = (path: string) => postcss([layerByFolder()]).process('.a { color: red }', { from: join(root, path) });

  it.each([
    ['src/web/ui/button/button.module.css', '@layer ui {'],
    ['src/web/shop/cart/cart-page.module.css', '@layer screens {'],
    ['src/web/office/ui/button/button.module.css', '@layer office {'],
    ['src/web/office/layout/top-bar.module.css', '@layer screens {'],
  ])('of %s is written for it', (path, layer) => {
    expect(layered(path).css).toContain(layer);
  });

  it('comes after the order of all layers, whichever sheet is read first', () => {
    expect(layered('src/web/shop/cart/cart-page.module.css').css).toMatch(/^@layer base, ui, office, screens;/);
  });

  it('of tokens and resets is left to their own sheet', () => {
    expect(layered('src/web/styles/base.css').css).toBe('.a { color: red }');
  });
});
