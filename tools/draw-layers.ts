/** Writes docs/layers.svg anew, after the rules of the layers have changed: `node tools/draw-layers.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { layersSvg } from './checks/layers-picture.ts';
import { layers } from './checks/layout-rules.ts';

writeFileSync(join(root, 'docs/layers.svg'), layersSvg(layers));
