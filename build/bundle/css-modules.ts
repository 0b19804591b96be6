import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { atRule, type PluginCreator } from 'postcss';
import type { Plugin } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';

const pathOf = (file: string): string => relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');

const pairs = 26 * 26;
const letter = (index: number): string => String.fromCharCode(97 + (index % 26));

/**
 * 0 is 'aa', 1 is 'ab', and 676 is 'aaA': letters only, so that a class may begin with them, and never the same twice. What
 * stands behind them has no capitals.
 */
export const lettersOf = (index: number): string =>
  index < pairs
    ? `${letter(Math.floor(index / 26))}${letter(index)}`
    : `${lettersOf(Math.floor((index - pairs) / 26))}${letter(index - pairs).toUpperCase()}`;

const office = 'src/web/office/';

/**
 * Short names, since every page carries them: two letters for the file, and the place of the class in it. They follow
 * from the sources alone, so that the bundles of server and browser agree on them. The sheets of the back office begin
 * with an underscore and are counted apart: what is added there renames nothing in the shop.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync('src/web/**/*.module.css', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const named = (paths: string[], mark: string) =>
    paths.sort().map((path, index) => [path, `${mark}${lettersOf(index)}`] as const);
  const prefixes = new Map([
    ...named(
      files.filter((path) => !path.startsWith(office)),
      '',
    ),
    ...named(
      files.filter((path) => path.startsWith(office)),
      '_',
    ),
  ]);
  const places = new Map<string, Map<string, number>>();
  return (name, file) => {
    const path = pathOf(file);
    const known = places.get(path) ?? new Map<string, number>();
    places.set(path, known.set(name, known.get(name) ?? known.size));
    return `${prefixes.get(path)!}${known.get(name)!.toString(36)}`;
  };
}

/** For those who read the page in the developer tools or in a failing test: the file and the name. */
export const readableClassName = (name: string, file: string): string =>
  `${pathOf(file).replace(/^.*\//, '').replace('.module.css', '')}-${name}`;

/** What the layer of a module's rules is. Those of a screen win over those of what it is made of, however they are written. */
function layerOf(path: string): 'ui' | 'office' | 'screens' {
  // What the screens of the office are made of refines what the shop is made of.
  if (path.startsWith(`${office}ui/`)) return 'office';
  return /^src\/web\/(ui|forms|shell)\//.test(path) ? 'ui' : 'screens';
}

/** One order for shop and office: a sheet of the shop may be the first that the office reads. */
const layers = 'base, ui, office, screens';

/** Puts the rules of every CSS Module into the layer of its folder, so that no file has to remember it. */
export const layerByFolder: PluginCreator<void> = () => ({
  postcssPlugin: 'layer-by-folder',
  Once(sheet) {
    const file = sheet.source?.input.file ?? '';
    if (!pathOf(file).endsWith('.module.css')) return;
    const layer = atRule({ name: 'layer', params: layerOf(pathOf(file)), source: sheet.source! });
    layer.append(sheet.nodes ?? []);
    sheet.removeAll();
    // Said by every sheet, so that it does not matter which one the browser reads first.
    sheet.append(atRule({ name: 'layer', params: layers }), layer);
  },
});
layerByFolder.postcss = true;

/**
 * Lets the bundler see each class as a constant of its own, which it writes where it is used and drops where it is not,
 * instead of an object with all of them. The rules themselves stay even where no constant is left.
 */
export const classesAsConstants = (): Plugin[] => [
  {
    name: 'classes-as-constants',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code) =>
        code.replaceAll(/^import (\w+) from (["'][^"']+\.module\.css["'])/gm, 'import * as $1 from $2'),
    },
  },
  {
    name: 'keep-rules',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: code.replace(/export default \{[^}]*\};?/, ''), moduleSideEffects: 'no-treeshake' }),
    },
  },
];
