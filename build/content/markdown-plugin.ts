import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';
import { buildGuideIndex, readContent, type Content } from './content.ts';

const guideIndexModule = 'virtual:guide-index';

/**
 * Turns `import page from '#content/….md'` into the finished page, and stops the build where a page is wrong.
 * `virtual:guide-index` is the list of all guides without their texts.
 */
export function markdown(folder: string = join(root, 'content')): Plugin {
  let manifestFile = join(root, 'dist/art.json');
  let known: Content | null = null;
  /** Read once for all pages; a page that changes may be what another one links to. */
  const content = (): Content => (known ??= readContent({ folder, manifestFile }));
  const forget = (): void => {
    known = null;
  };
  return {
    name: 'taar-markdown',
    enforce: 'pre',
    configResolved({ environments, root: viteRoot }) {
      // A build draws its pictures into the folder that also holds the pages, before it bundles them.
      const outDir = environments['client']?.build.outDir ?? 'dist/client';
      manifestFile = resolve(viteRoot, outDir, '../art.json');
    },
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id === guideIndexModule ? `\0${guideIndexModule}` : null),
    load(id) {
      if (id !== `\0${guideIndexModule}`) return null;
      for (const file of content().files) this.addWatchFile(file);
      return `export default ${JSON.stringify(buildGuideIndex({ folder, manifestFile }))};`;
    },
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        for (const file of content().files) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(content().page(source, id))};`, map: null, moduleType: 'js' };
      },
    },
  };
}
