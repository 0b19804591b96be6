/** Suites above the statements run on PostgreSQL alone (docs/decisions/0062-where-tests-run.md). */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('no suite of routes runs on the embedded engine, which plans its statements instead', () => {
  const suites = globSync('src/server/**/*.routes.test.ts', { cwd: root });
  expect(suites.length).toBeGreaterThan(100);
  expect(suites.filter((path) => readFileSync(join(root, path), 'utf8').includes('describeOnBothEngines'))).toEqual([]);
});
