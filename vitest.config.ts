import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { drawingManifest } from '#build/bundle/drawing-manifest-plugin.ts';
import { markdown } from './build/content/markdown-plugin.ts';

const plugins = () => [markdown(), drawingManifest('dist/art.json')];

// Tests with a database or with whole processes wait for them half of the time.
const maxWorkers = Math.ceil(availableParallelism() * 1.5);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          // Nothing here keeps a state between tests, and loading every module anew for every file takes twice the time.
          isolate: false,
          setupFiles: ['tests/support/settle-imports.ts'],
          restoreMocks: true,
          // How fast a machine is says nothing about the code.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          unstubGlobals: true,
          // Class names as they are written, so that a test can say which one it expects.
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          include: [
            'src/**/*.test.{ts,tsx}',
            'catalogue/**/*.test.ts',
            'content/**/*.test.ts',
            'tools/**/*.test.ts',
            'build/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'tests/*.test.ts',
            'tests/support/journeys/browser.test.ts',
            'tests/support/models/*.test.ts',
            'tests/support/faults/*.test.ts',
          ],
          exclude: ['src/server/**/*.db.test.ts', 'src/server/**/*.routes.test.ts', 'tests/recipes.test.ts'],
        },
      },
      {
        // Not among the units: it checks the types and the layout of a whole copy, and runs suites of its own.
        test: { name: 'recipes', include: ['tests/recipes.test.ts'] },
      },
      {
        plugins: plugins(),
        test: {
          name: 'database',
          // The suites of a worker share its embedded engine, which takes two seconds to start.
          isolate: false,
          setupFiles: ['tests/support/settle-imports.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          include: ['src/server/**/*.db.test.ts', 'src/server/**/*.routes.test.ts', 'tests/support/**/*.db.test.ts'],
          globalSetup: ['tests/support/databases/postgres.global-setup.ts'],
          // How fast a machine is says nothing about the shop.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          globalSetup: ['tests/support/databases/postgres.global-setup.ts'],
          // The long size says its own.
          testTimeout: process.env['RELIABILITY'] === 'long' ? 2 * 60 * 60 * 1000 : 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
