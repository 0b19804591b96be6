import { existsSync } from 'node:fs';
import { join } from 'node:path';
import guideIndex from 'virtual:guide-index';
import { describe, expect, it } from 'vitest';
import { paths } from '#domain/paths/paths.ts';
import { contentModule } from './content-module.ts';

const web = join(import.meta.dirname, '../..');
const addresses = [
  ...[...guideIndex.guides, ...guideIndex.references].map(({ id }) => paths.guide(id)),
  ...guideIndex.videos.map(({ id }) => paths.video(id)),
];

describe('the text at an address', () => {
  it.each(addresses)('%s is a file, named as the build names it', (address) => {
    expect(existsSync(join(web, contentModule(address)!))).toBe(true);
  });

  it.each(['/', '/guides', '/guides/../../secret', '/products/fuzz-box'])('%s has none', (address) => {
    expect(contentModule(address)).toBeNull();
  });
});
