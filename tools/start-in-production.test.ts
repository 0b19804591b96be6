import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildHash, serverHash } from '#build/assets/inputs.ts';
import { root } from './bootstrap/root.mjs';

let folder: string;
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const calls = (): string => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');

const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const runtimes = Object.keys(optionalDependencies);

const packages = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
};
const installed = (names: readonly (keyof typeof packages)[]): void =>
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: Object.fromEntries(names.map((name) => [name, packages[name]])) }),
  );
function built(isFinished = true): void {
  write('dist/build.json', JSON.stringify({ hash: buildHash(folder), isFinished }));
  write('dist/server-build.json', JSON.stringify({ hash: serverHash(folder), isFinished: true }));
}

/** A stub of the shop that records that it ran, with the real tools around it and an npm that only records its arguments. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-start-'));
  const sources = globSync('build/{*,assets/*,bundle/previous-files}.ts', { cwd: root });
  for (const path of ['tools/taar.mjs', 'tools/bootstrap', ...sources]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const version = process.version.slice(1);
  const pinned = Object.fromEntries(runtimes.map((name) => [name, version]));
  write('package.json', JSON.stringify({ type: 'module', optionalDependencies: pinned }));
  write('package-lock.json', JSON.stringify({ packages }));
  write('dist/server/start.js', `import { appendFileSync } from 'node:fs';\nappendFileSync('calls', 'shop');\n`);
  write('machine/npm', `#!/bin/sh\necho "npm $*" >> calls\n`);
  chmodSync(join(folder, 'machine/npm'), 0o755);
  for (const name of runtimes) {
    mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules', name, 'bin/node'));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(env: NodeJS.ProcessEnv, command = 'start'): { code: number | null; output: string } {
  const outer = { ...process.env, NODE_ENV: undefined, npm_lifecycle_event: undefined };
  const PATH = `${join(folder, 'machine')}:${process.env['PATH']}`;
  const { status, stdout } = spawnSync(process.execPath, ['tools/taar.mjs', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outer, PATH, ...env },
  });
  return { code: status, output: stdout };
}

describe('npm start with NODE_ENV=production', { timeout: 60_000 }, () => {
  const production = { NODE_ENV: 'production' };

  it('serves a finished build with the production packages alone, and installs nothing', () => {
    installed(['node_modules/fastify']);
    built();
    expect(start(production)).toMatchObject({ code: 0 });
    expect(calls()).toBe('shop');
  });

  it('installs what is missing without the development packages', () => {
    installed([]);
    built();
    expect(start(production)).toMatchObject({ code: 0 });
    expect(calls()).toMatch(/^npm ci --omit=dev .*\nshop$/);
  });

  it('installs without the scripts of packages, even where the environment allows them', () => {
    installed([]);
    built();
    expect(start({ ...production, npm_config_ignore_scripts: 'false' })).toMatchObject({ code: 0 });
    expect(calls()).toMatch(/^npm ci .*--ignore-scripts .*\nshop$/);
  });

  it('refuses a build that was left unfinished for a first start', () => {
    installed(['node_modules/fastify']);
    built(false);
    expect(start(production)).toMatchObject({ code: 1, output: expect.stringContaining('Run `npm run build`') });
    expect(calls()).toBe('');
  });

  it.each(['src/web/app.tsx', 'src/server/app.ts'])(
    'refuses a build from before %s changed, and builds nothing',
    (changed) => {
      installed(['node_modules/fastify']);
      built();
      write(changed, 'changed');
      const { code, output } = start(production);
      expect(code).toBe(1);
      expect(output).toContain('Run `npm run build`');
      expect(calls()).toBe('');
      expect(existsSync(join(folder, '.cache'))).toBe(false);
    },
  );
});

describe('npm start in a clone', { timeout: 60_000 }, () => {
  it('installs the development packages, which a build needs', () => {
    installed(['node_modules/fastify']);
    built();
    expect(start({})).toMatchObject({ code: 0 });
    expect(calls()).toMatch(/^npm ci --include=dev .*\nshop$/);
  });

  it('opens at once with a build that the shop itself will finish', () => {
    installed(['node_modules/fastify', 'node_modules/vite']);
    built(false);
    expect(start({})).toMatchObject({ code: 0, output: '' });
    expect(calls()).toBe('shop');
  });

  it('makes the database beside the first build, and only then', () => {
    installed(['node_modules/fastify', 'node_modules/vite']);
    write('src/prepare.ts', `process.getBuiltinModule('node:fs').appendFileSync('calls', 'database ');\n`);
    write('build/build.ts', `process.getBuiltinModule('node:fs').writeFileSync('dist/build.json', '{}');\n`);
    expect(start({})).toMatchObject({ code: 0 });
    expect(calls()).toBe('database shop');
    expect(start({})).toMatchObject({ code: 0 });
    expect(calls()).toBe('database shopshop');
  });

  /** An npm that installs whatever lock file it finds, and gives the pinned Node to whoever asks for it. */
  function installing(broken = ''): void {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    write(
      'package.json',
      JSON.stringify({
        ...manifest,
        dependencies: { fastify: '5.0.0' },
        devDependencies: { vite: '8.0.0', vitest: '5.0.0' },
      }),
    );
    const lock = {
      ...packages,
      '': { dependencies: { fastify: '5.0.0' }, optionalDependencies: manifest.optionalDependencies },
      'node_modules/vitest': { version: '5.0.0', dev: true },
      ...Object.fromEntries(runtimes.map((name) => [`node_modules/${name}`, { version: '26.0.0', optional: true }])),
    };
    write('package-lock.json', JSON.stringify({ packages: lock }));
    write(
      'machine/npm',
      `#!${process.execPath}
      import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
      const places = Object.keys(packages).filter(Boolean);
      const isPart = process.cwd() !== ${JSON.stringify(folder)};
      appendFileSync(${JSON.stringify(join(folder, 'calls'))}, 'npm ' + process.argv[2] + (isPart ? ' ' + places : '') + '\\n');
      if (${JSON.stringify(broken)} && places.includes(${JSON.stringify(broken)}) && isPart) process.exit(1);
      for (const place of places) {
        mkdirSync(place + '/bin', { recursive: true });
        if (packages[place].optional) symlinkSync(process.execPath, place + '/bin/node');
      }
      cpSync('package-lock.json', 'node_modules/.package-lock.json');
      `,
    );
    built();
  }
  const runtimePlaces = runtimes.map((name) => `node_modules/${name}`).join();

  it('installs at first what the shop needs, and the pinned Node beside it, and nothing at the second start', () => {
    installing();
    write('.cache/install/shop/node_modules/left/by-a-killed-start', '');
    expect(start({})).toMatchObject({ code: 0 });
    const [one, two, ...rest] = calls().split('\n');
    expect([one, two].toSorted()).toEqual(['npm ci node_modules/fastify,node_modules/vite', `npm ci ${runtimePlaces}`]);
    expect(rest).toEqual(['shop']);
    expect(existsSync(join(folder, '.cache/install'))).toBe(false);
    expect(start({})).toMatchObject({ code: 0, output: '' });
    expect(calls()).toMatch(/shopshop$/);
  });

  it('leaves it to npm where one of both parts fails', () => {
    installing('node_modules/vite');
    expect(start({})).toMatchObject({ code: 0 });
    expect(calls().split('\n').slice(2)).toEqual(['npm ci', 'shop']);
  });

  it('adds what tests need to what is there, and replaces nothing that may be running', () => {
    installing();
    start({});
    write('tools/test.ts', '');
    start({}, 'test');
    expect(calls()).toMatch(/shopnpm install\n$/);
  });
});
