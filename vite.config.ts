import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artManifest } from './scripts/art-manifest-plugin.ts';
import { markdown } from './scripts/markdown-plugin.ts';

const dist = join(import.meta.dirname, 'dist');

export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  publicDir: false,
  plugins: [react(), markdown(), artManifest(join(dist, 'art.json'))],
  builder: {},
  build: { target: 'es2024' },
  environments: {
    client: {
      build: { outDir: join(dist, 'client'), emptyOutDir: false, manifest: true, assetsInlineLimit: 0 },
    },
    ssr: {
      build: {
        outDir: join(dist, 'server'),
        emptyOutDir: true,
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
});
