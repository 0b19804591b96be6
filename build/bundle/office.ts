import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';
import { drawingManifest } from './drawing-manifest-plugin.ts';
import { classesAsConstants, layerByFolder, shortClassNames } from './css-modules.ts';

/** Under which address the office's files lie; nothing of the shop does. */
const base = '/office/';

/**
 * The back office is a bundle of its own: it shares no file with the shop, so that what is added to it changes nothing
 * that a visitor fetches. React comes twice; whoever works in the office has both in the cache.
 */
const config = (outDir: string): InlineConfig => ({
  configFile: false,
  root: join(root, 'src/web'),
  base,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), classesAsConstants(), drawingManifest(join(outDir, 'art.json'))],
  css: { modules: { generateScopedName: shortClassNames() }, postcss: { plugins: [layerByFolder()] } },
  build: {
    target: 'es2024',
    outDir: join(outDir, 'client/office'),
    emptyOutDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(root, 'src/web/office/index.html'),
      // The times of plugins depend on the machine and would only clutter the log.
      checks: { pluginTimings: false },
    },
  },
});

/** Bundles the back office into `<outDir>/client/office`. */
export async function bundleOffice(outDir: string): Promise<void> {
  await build(config(outDir));
}
