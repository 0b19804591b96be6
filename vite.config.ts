import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingManifest } from '#build/bundle/drawing-manifest-plugin.ts';
import { deviceModelsModule } from './build/bundle/device-models-plugin.ts';
import { bootScript } from './build/bundle/boot-script.ts';
import { chunkGroups } from './build/bundle/chunk-groups.ts';
import { placesOfSources, serverBundle } from './build/bundle/server-bundle.ts';
import { classesAsConstants, layerByFolder, readableClassName, shortClassNames } from './build/bundle/css-modules.ts';
import { markdown } from './build/content/markdown-plugin.ts';

const dist = join(import.meta.dirname, 'dist');

export default defineConfig(({ command }) => ({
  root: join(import.meta.dirname, 'src/web'),
  publicDir: false,
  // The router brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    react(),
    classesAsConstants(),
    markdown(),
    bootScript(),
    deviceModelsModule(),
    drawingManifest(join(dist, 'art.json')),
    placesOfSources(),
  ],
  builder: {},
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames() : readableClassName },
    postcss: { plugins: [layerByFolder()] },
  },
  build: { target: 'es2024' },
  // What plays a circuit beside the page fetches the circuit's own file.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: join(dist, 'client'),
        emptyOutDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        // Every browser that runs this target knows modulepreload by itself.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // The page names the second itself, when it is needed.
          input: ['index.html', 'entry-client.tsx'].map((file) => join(import.meta.dirname, 'src/web', file)),
          // The names of classes go where they are used.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Digits and small letters: fewer signs to choose from are fewer bytes in the list of all files.
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:6].js',
            // The first load names every other file, so names are as short as they can be; the manifest tells whose they are.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
            codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false },
          },
        },
      },
    },
    // The development server takes each module from its source.
    ...(command === 'build' && { ssr: serverBundle() }),
  },
}));
