import { dirname, join, relative } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { root } from '../../tools/bootstrap/root.mjs';

/** Where a build lies once it is in use, whatever folder it is made in. */
const inUse = join(root, 'dist/server');

/**
 * Packages that few ever need: they stay in node_modules and are imported by whoever needs them. What every start needs is
 * in the bundle, because opening a thousand files takes longer than all the rest of a start.
 */
const loadedWhenNeeded: readonly string[] = [
  '@electric-sql/pglite',
  '@fastify/middie',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'csv-parse',
  'nodemailer',
  'otpauth',
  'pdfkit',
  'pg-native',
  'sharp',
  'vite',
];

const isLoadedWhenNeeded = (specifier: string): boolean =>
  loadedWhenNeeded.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** What runs by itself: the server, what draws the pages, and the threads. */
export const serverEntries = {
  start: 'src/start.ts',
  'entry-server': 'src/web/entry-server.tsx',
  'engine.worker': 'src/server/db/embedded/engine.worker.ts',
  'draw.worker': 'src/server/pictures/drawings/draw.worker.ts',
  'diagnose.worker': 'src/server/diagnosis/diagnose.worker.ts',
};

/** What every start needs of what several entries and screens share: a hundred small files take longer to open than two. */
const groups = [
  { name: 'rules', test: /\/src\/(domain\/(?!part-matching)|contracts\/|electronics\/value\/)|\/node_modules\/zod\// },
  {
    name: 'pages',
    test: /\/src\/web\/(ui|api|shell|forms|session)\/|\/node_modules\/(react|react-dom|@tanstack|wouter|regexparam)\//,
  },
];

/** How the server and the pages that it draws are bundled together, so that each module of theirs is there once. */
export const serverBundle = (): EnvironmentOptions => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
  build: {
    outDir: inUse,
    emptyOutDir: true,
    // Names and lines stay readable in the traces of errors, and the engine reads it just as quickly.
    minify: false,
    rolldownOptions: {
      external: isLoadedWhenNeeded,
      input: Object.fromEntries(Object.entries(serverEntries).map(([name, file]) => [name, join(root, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', codeSplitting: { groups } },
    },
  },
});

/**
 * A module of the server reads files that lie beside its source; in the bundle it is elsewhere, so the place of its source
 * is written into it. Threads are entries of the bundle.
 */
export const placesOfSources = (): Plugin => ({
  name: 'places-of-sources',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\.ts$/, code: /\bimport\.meta\.(url|dirname)\b/ },
    handler: (code, id) => (id.startsWith(join(root, 'src/web')) ? null : { code: withPlaces(code, id), map: null }),
  },
});

export function withPlaces(code: string, id: string): string {
  const place = relative(inUse, id);
  return code
    .replaceAll(/new URL\('\.\/([\w.-]+\.worker)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta['url'])")
    .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${JSON.stringify(place)}, import.meta['url']).href`)
    .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta['dirname'] + ${JSON.stringify(`/${dirname(place)}`)})`);
}
