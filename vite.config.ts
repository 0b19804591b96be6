import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artManifest } from './build/bundle/art-manifest-plugin.ts';
import { layerByFolder, readableClassName, scopedClassName } from './build/bundle/css-modules.ts';
import { markdown } from './build/content/markdown-plugin.ts';

const dist = join(import.meta.dirname, 'dist');

// Lists in pages are the catalogue's own; the home page does not wait for them.
const vendorGroup = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)[\\/](?!.*(infiniteQueryObserver|useInfiniteQuery))/,
  priority: 3,
};
// What only the screens of accounts and of buying share, with the schemas that check their forms: no other screen
// waits for these.
const accountSource = new RegExp(
  [
    'node_modules/zod',
    'src/contracts',
    'src/domain/(orders/|places/|pricing/tax\\.|errors\\.)',
    'src/web/(forms|addresses|dashboard|checkout|orders)/',
    'src/web/accounts/(?!user\\.queries|return-path)',
    'src/web/ui/(dialog/|field/password-field\\.|field/select-field\\.|spinner/|tabs/)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);
// Every screen with a form needs these; the home page has one bare input.
const fieldSource = /src[\\/]web[\\/]ui[\\/]field[\\/](field|labelled-control|text-area-field)\.tsx/;
const fieldsGroup = { name: 'fields', test: fieldSource, minShareCount: 2, priority: 1 };
const sharedGroup = {
  name: 'shared',
  // What only the policies and the guides share would otherwise travel with every first visit.
  test: (id: string) =>
    /src[\\/](web(?![\\/](policies|guides|art[\\/]))|domain)|virtual:art/.test(id) &&
    ![accountSource, fieldSource].some((elsewhere) => elsewhere.test(id)),
  minShareCount: 2,
  priority: 2,
};
const accountsGroup = { name: 'accounts', test: accountSource, minShareCount: 2, priority: 0 };

export default defineConfig(({ command }) => ({
  root: join(import.meta.dirname, 'src/web'),
  publicDir: false,
  plugins: [react(), markdown(), artManifest(join(dist, 'art.json'))],
  builder: {},
  css: {
    modules: { generateScopedName: command === 'build' ? scopedClassName : readableClassName },
    postcss: { plugins: [layerByFolder()] },
  },
  build: { target: 'es2024' },
  environments: {
    client: {
      build: {
        outDir: join(dist, 'client'),
        emptyOutDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        // Few larger files compress better than many small ones: 85 KB instead of 87 on the home page.
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [vendorGroup, fieldsGroup, sharedGroup, accountsGroup] },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: join(dist, 'server'),
        emptyOutDir: true,
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
}));
