/**
 * Files that a quick build has left out: documents and bitmaps of scenes. A process beside the shop draws
 * them one after another (`build/build.ts --finish`). Who asks for one that is not there yet waits for it, and it comes next.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { tryLockFile } from '../process/lock-file.ts';

export interface DeferredFilesOptions {
  /** Every file that the build promises. */
  readonly addresses: readonly string[];
  /** What the addresses are below. */
  readonly clientDir: string;
  /** Holds the lock, and a file for each address that is waited for. Shared by all processes of the shop. */
  readonly workDir: string;
  /** What Node runs to draw them; it is told the folder of wishes. */
  readonly command: readonly string[];
  readonly log: (sentence: string) => void;
  /** How long a request waits. */
  readonly waitMs?: number;
}

/** Below what cuts off a connection on which nothing moves. */
const usualWaitMs = 15_000;
const lookEveryMs = 50;

const wishDirOf = (workDir: string): string => join(workDir, 'wishes');

/** Keeps one process drawing among all that serve this build: the one whose parent holds the lock. */
class Drawer {
  readonly #options: DeferredFilesOptions;
  #child: ChildProcess | null = null;
  #unlock: (() => void) | null = null;
  #isClosed = false;

  constructor(options: DeferredFilesOptions) {
    this.#options = options;
    mkdirSync(wishDirOf(options.workDir), { recursive: true });
  }

  /** Does nothing where another process of the shop draws already. */
  start(): void {
    if (this.#child || this.#isClosed) return;
    this.#unlock ??= tryLockFile(join(this.#options.workDir, 'lock'));
    if (!this.#unlock) return;
    const { command, workDir } = this.#options;
    // It ends when the channel to us closes, however we end.
    const child = spawn(process.execPath, [...command, `--wishes=${wishDirOf(workDir)}`], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('error', () => this.#ended(null));
    child.on('exit', (code) => this.#ended(code));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }

  #ended(code: number | null): void {
    if (!this.#child) return;
    this.#child = null;
    this.#release();
    if (code !== 0 && !this.#isClosed)
      this.#options.log('drawing documents and pictures broke off; it goes on when one is asked for');
  }

  /** A wish that is gone without its file tells those who wait, in whatever process, that nobody draws it. */
  #release(): void {
    for (const name of readdirSync(wishDirOf(this.#options.workDir)))
      rmSync(join(wishDirOf(this.#options.workDir), name), { force: true });
    this.#unlock?.();
    this.#unlock = null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#child) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}

const undrawn = (): Refusal =>
  new Refusal('overloaded', 'This file is still being drawn. Please try again in a moment.');

export function serveDeferredFiles(app: FastifyInstance, options: DeferredFilesOptions): void {
  const { clientDir, addresses, workDir, waitMs = usualWaitMs } = options;
  const missing = new Set(addresses.filter((address) => !existsSync(join(clientDir, address))));
  const drawer = new Drawer(options);
  const waiting = new Map<string, Promise<void>>();
  const closing = new AbortController();

  async function untilDrawn(address: string): Promise<void> {
    const file = join(clientDir, address);
    const wish = join(wishDirOf(workDir), basename(address));
    const deadlineMs = performance.now() + waitMs;
    if (!existsSync(file)) {
      writeFileSync(wish, '');
      drawer.start();
    }
    while (!existsSync(file)) {
      if (!existsSync(wish) || performance.now() > deadlineMs) break;
      await pause(lookEveryMs, undefined, { signal: closing.signal }).catch(() => rmSync(wish, { force: true }));
    }
    // Looked for again: it may have come between the look at the file and that at the wish.
    if (!existsSync(file)) throw undrawn();
    missing.delete(address);
  }

  app.addHook('onRequest', async ({ url, method }) => {
    if (missing.size === 0 || (method !== 'GET' && method !== 'HEAD')) return;
    const [address] = url.split('?', 1) as [string];
    if (!missing.has(address)) return;
    const shared = waiting.get(address) ?? untilDrawn(address).finally(() => waiting.delete(address));
    waiting.set(address, shared);
    await shared;
  });
  app.addHook('onListen', () => drawer.start());
  app.addHook('preClose', () => {
    closing.abort();
    return drawer.close();
  });
}
