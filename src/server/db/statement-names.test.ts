import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '..');

it('no two statements share a name, which a connection that has seen the one would refuse of the other', () => {
  const places = globSync('**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(server, file), 'utf8').matchAll(/\bname: '([^']+)',\s+text: /g)].map(([, name]) => ({
        name: name!,
        file,
      })),
    );
  expect(places.length).toBeGreaterThan(300);
  const shared = [...Map.groupBy(places, ({ name }) => name)].filter(([, found]) => found.length > 1);
  expect(shared).toEqual([]);
});
