import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';

const moduleId = 'virtual:boot-script';

/** The script that stands in every page of the shop: one file without imports, which shares nothing with the bundle. */
async function bundleBootScript(): Promise<{ code: string; sources: readonly string[] }> {
  const { output } = await build({
    input: join(root, 'src/web/entry-boot.ts'),
    write: false,
    platform: 'browser',
    output: { format: 'iife', minify: true, comments: false },
    transform: { target: 'es2024' },
  });
  return { code: output[0].code.trim(), sources: output[0].moduleIds };
}

const virtualId = `\0${moduleId}`;

/** Makes that script importable as a string, for the server to write it into its pages. */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => virtualId },
  load: {
    filter: { id: new RegExp(`^${virtualId}$`) },
    async handler() {
      const { code, sources } = await bundleBootScript();
      for (const source of sources) this.addWatchFile(source);
      return `export default ${JSON.stringify(code)};`;
    },
  },
});
