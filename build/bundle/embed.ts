import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';

/**
 * What plays a kit in somebody's page is a bundle of its own, which changes nothing that a visitor of the shop fetches. Its
 * files may be fetched from anywhere, for a sandboxed frame has no origin.
 */
export async function bundleEmbed(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/web'),
    base: '/embed/',
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      target: 'es2024',
      outDir: join(outDir, 'client/embed'),
      emptyOutDir: false,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src/web/listen/embed/embed-entry.ts'),
        checks: { pluginTimings: false },
      },
    },
  });
}
