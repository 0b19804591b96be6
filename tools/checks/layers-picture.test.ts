import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { layersSvg } from './layers-picture.ts';
import { layers } from './layout-rules.ts';

describe('the picture of the layers', () => {
  it('is that of the rules; `node tools/draw-layers.ts` draws it anew', () => {
    expect(readFileSync(join(root, 'docs/layers.svg'), 'utf8')).toBe(layersSvg(layers));
  });

  it('has a box for each layer, and no arrow that another layer on the way implies', () => {
    const svg = layersSvg([
      { folder: 'a', layers: ['b', 'c'] },
      { folder: 'b', layers: ['c'] },
      { folder: 'c', layers: [] },
    ]);
    expect(svg.match(/<rect width="276"/g)).toHaveLength(3);
    expect(svg.match(/marker-end/g)).toHaveLength(2);
  });
});
