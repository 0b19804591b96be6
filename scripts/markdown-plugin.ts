import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { facts } from './markdown-facts.ts';
import { outlineMarkdownPage, parseMarkdownPage } from './markdown-parser.ts';

const root = join(import.meta.dirname, '..');

/** Turns `import page from '#content/….md'` into the finished page, and stops the build where a page is wrong. */
export function markdown(contentFolder: string = join(root, 'content')): Plugin {
  return {
    name: 'taar-markdown',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        const files = globSync('**/*.md', { cwd: contentFolder }).map((name) => join(contentFolder, name));
        for (const file of files) this.addWatchFile(file);
        const anchors = new Map(files.map((file) => outlineMarkdownPage(readFileSync(file, 'utf8'), facts)));
        const page = parseMarkdownPage(source, relative(root, id), { facts, anchorsOf: (path) => anchors.get(path) });
        return { code: `export default ${JSON.stringify(page)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
