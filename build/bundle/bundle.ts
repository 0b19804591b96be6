import { join } from 'node:path';
import { createBuilder, type ViteBuilder } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';
import { drawingManifest } from './drawing-manifest-plugin.ts';

function createShopBuilder(outDir: string, drawn: string): Promise<ViteBuilder> {
  // The pictures are in the folder already, which is new: nothing has to be emptied.
  const into = (name: string) => ({ build: { outDir: join(outDir, name), emptyOutDir: false } });
  return createBuilder({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    builder: {},
    // Goes before the plugin of the configuration, which reads the pictures of the build in use.
    plugins: [{ ...drawingManifest(join(drawn, 'art.json')), enforce: 'pre' }],
    environments: { client: into('client'), ssr: into('server') },
  });
}

/** Bundles the pages for the browser into `<outDir>/client`, and the server with what draws them into `<outDir>/server`. */
export async function bundlePages(outDir: string): Promise<void> {
  const builder = await createShopBuilder(outDir, outDir);
  await builder.buildApp();
}

/** Bundles the server alone into `<outDir>/server`, with the pictures of the build in use. */
export async function bundleServer(outDir: string): Promise<void> {
  const builder = await createShopBuilder(outDir, join(root, 'dist'));
  await builder.build(builder.environments['ssr']!);
}
