import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildHash, serverHash } from '#build/assets/inputs.ts';
import { root } from '../../../tools/bootstrap/root.mjs';
import { embeddedTemplate, unpackTemplate } from '../databases/embedded-template.ts';
import { freePort } from './free-port.ts';

const startLimitMs = 180_000;
const stopLimitMs = 15_000;
const askEveryMs = 100;

export interface RunningShop {
  url: string;
  pid: number;
  /** Where its database, its mails and its pictures are. */
  dataDir: string;
  /** Everything the shop has printed so far, for the report of a failing test. */
  output(): string;
  stop(): Promise<void>;
}

export interface ShopOptions {
  mode?: 'production' | 'development';
  env?: Record<string, string>;
  /** Begins with the schema in place: filling an empty folder takes ten seconds of a core. */
  migrated?: boolean;
  /** What the shop is called; passkeys need a name, not a number. */
  host?: '127.0.0.1' | 'localhost';
}

/** Starts a real shop in its own process, on a free port and an empty data folder of its own. */
export async function startShop(options: ShopOptions = {}): Promise<RunningShop> {
  const { mode = 'production', env = {}, migrated = false, host = '127.0.0.1' } = options;
  if (mode === 'production') assertFreshBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'taar-shop-'));
  if (migrated) unpackTemplate(await embeddedTemplate(), join(env['DATA_DIR'] ?? dataDir, 'database'));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const settings = { NODE_ENV: mode, PORT: `${port}`, HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, ...env };
  const child = spawn(process.execPath, [mode === 'production' ? 'dist/server/start.js' : 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));

  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const shop: RunningShop = {
    url,
    pid: child.pid ?? 0,
    dataDir: settings.DATA_DIR,
    output: () => output,
    stop: async () => {
      process.off('exit', killWithUs);
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(shop.url, child);
    return shop;
  } catch (error) {
    await shop.stop();
    throw new Error(`${String(error)}\nThe shop printed:\n${output}`, { cause: error });
  }
}

/** Journeys on yesterday's build prove nothing about today's sources. */
function assertFreshBuild(): void {
  if (recordedHash('build.json') === buildHash() && recordedHash('server-build.json') === serverHash()) return;
  throw new Error('dist/ was not built from these sources: run "npm run build" first.');
}

function recordedHash(name: string): string | null {
  try {
    const record: { hash: string } = JSON.parse(readFileSync(join(root, 'dist', name), 'utf8'));
    return record.hash;
  } catch {
    return null;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + startLimitMs;
  while (performance.now() < deadlineMs) {
    if (hasEnded(child))
      throw new Error(`The shop ended with code ${child.exitCode ?? child.signalCode} before it was ready.`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(askEveryMs);
  }
  throw new Error(`The shop was not ready within ${startLimitMs / 1000} seconds.`);
}

/**
 * As a person at the keyboard ends it, who does not wait for clients: a shop that is told by SIGTERM looks after connections
 * that rest for five to nine seconds, which a browser has until its journey is over.
 */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(hurry);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
