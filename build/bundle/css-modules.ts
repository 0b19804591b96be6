import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { atRule, type PluginCreator } from 'postcss';
import { root } from '../../scripts/bootstrap/root.mjs';

const pathOf = (file: string): string => relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** Short names, since every page carries them; from the file's path, so that server and browser agree on them. */
export function scopedClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${pathOf(file)}#${name}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '');
  return `c${hash.slice(0, 5)}`;
}

/** For those who read the page in the developer tools or in a failing test: the file and the name. */
export const readableClassName = (name: string, file: string): string =>
  `${pathOf(file).replace(/^.*\//, '').replace('.module.css', '')}-${name}`;

/** What the layer of a module's rules is. Those of a screen win over those of what it is made of, however they are written. */
export const layerOf = (path: string): 'ui' | 'screens' =>
  /^src\/web\/(ui|forms|shell)\//.test(path) ? 'ui' : 'screens';

/** Puts the rules of every CSS Module into the layer of its folder, so that no file has to remember it. */
export const layerByFolder: PluginCreator<void> = () => ({
  postcssPlugin: 'layer-by-folder',
  Once(sheet) {
    const file = sheet.source?.input.file ?? '';
    if (!pathOf(file).endsWith('.module.css')) return;
    const layer = atRule({ name: 'layer', params: layerOf(pathOf(file)), source: sheet.source! });
    layer.append(sheet.nodes ?? []);
    sheet.removeAll();
    sheet.append(layer);
  },
});
layerByFolder.postcss = true;
