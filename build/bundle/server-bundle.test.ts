import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { withPlaces } from './server-bundle.ts';

const inSource = (code: string): string => withPlaces(code, join(root, 'src/server/db/migrate.ts'));

describe('a module in the bundle of the server', () => {
  it('finds the files that lie beside its source', () => {
    expect(inSource(`new URL('../../../db/migrations/', import.meta.url)`)).toBe(
      `new URL('../../../db/migrations/', new URL("../../src/server/db/migrate.ts", import.meta['url']).href)`,
    );
    expect(inSource(`join(import.meta.dirname, 'assets')`)).toBe(
      `join((import.meta['dirname'] + "/../../src/server/db"), 'assets')`,
    );
  });

  it('starts the threads of the bundle', () => {
    expect(inSource(`new Worker(new URL('./engine.worker.ts', import.meta.url), {})`)).toBe(
      `new Worker(new URL('./engine.worker.js', import.meta['url']), {})`,
    );
  });
});
