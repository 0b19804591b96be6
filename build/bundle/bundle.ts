import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';
import { drawingManifest } from './drawing-manifest-plugin.ts';

/** Bundles the pages for the browser and for the server into `<outDir>/client` and `<outDir>/server`. */
export async function bundlePages(outDir: string): Promise<void> {
  // The pictures are in the folder already, which is new: nothing has to be emptied.
  const into = (name: string) => ({ build: { outDir: join(outDir, name), emptyOutDir: false } });
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    builder: {},
    // Goes before the plugin of the configuration, which reads the pictures of the build in use.
    plugins: [{ ...drawingManifest(join(outDir, 'art.json')), enforce: 'pre' }],
    environments: { client: into('client'), ssr: into('server') },
  });
  await builder.buildApp();
}
