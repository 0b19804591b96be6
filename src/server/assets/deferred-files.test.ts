import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRefusal, toRefusal } from '../http/errors.ts';
import { serveDeferredFiles } from './deferred-files.ts';

/** Draws what is wished for, counts it, fails at 'bad' and never ends by itself. */
const drawing = `
  import { appendFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
  const [folder, option] = process.argv.slice(2);
  const wishes = option.slice('--wishes='.length);
  appendFileSync(folder + '/started', process.pid + ' ');
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {
    for (const name of readdirSync(wishes)) {
      if (name.startsWith('slow')) continue;
      if (name.startsWith('crash')) process.exit(1);
      if (!name.startsWith('bad')) {
        appendFileSync(folder + '/drawn', name + ' ');
        writeFileSync(folder + '/draft', 'the document ' + name);
        renameSync(folder + '/draft', folder + '/client/documents/' + name);
      }
      rmSync(wishes + '/' + name, { force: true });
    }
  }, 10);
`;

const names = ['a.pdf', 'b.pdf', 'bad.pdf', 'slow.pdf', 'crash.pdf'];
let folder: string;
let apps: FastifyInstance[];
let told: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-deferred-'));
  mkdirSync(join(folder, 'client/documents'), { recursive: true });
  writeFileSync(join(folder, 'drawing.mjs'), drawing);
  [apps, told] = [[], []];
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** A process of the shop, as far as its files go. */
async function openShop(waitMs = 30_000): Promise<FastifyInstance> {
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, toRefusal(error)));
  app.decorateRequest('refusalCode', undefined);
  serveDeferredFiles(app, {
    addresses: names.map((name) => `/documents/${name}`),
    clientDir: join(folder, 'client'),
    workDir: join(folder, 'work'),
    command: [join(folder, 'drawing.mjs'), folder],
    log: (sentence) => told.push(sentence),
    waitMs,
  });
  await app.register(fastifyStatic, { root: join(folder, 'client/documents'), prefix: '/documents/' });
  apps.push(app);
  return app;
}

const read = (name: string): string[] =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trim().split(' ') : [];
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a file that is not drawn yet', () => {
  it('is waited for and then sent whole, to all who asked at once, drawn once', async () => {
    const app = await openShop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/documents/a.pdf?download')));
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array.from({ length: 20 }, () => '200 the document a.pdf'),
    );
    expect(read('drawn')).toEqual(['a.pdf']);
  });

  it('is drawn by one process, whichever of several shops is asked', async () => {
    const [one, other] = [await openShop(), await openShop(3000)];
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf'].flatMap((name) => [one, other].map((app) => app.inject(`/documents/${name}`))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    // While somebody waits in vain, a second process would have time to start.
    expect((await other.inject('/documents/slow.pdf')).statusCode).toBe(503);
    expect(read('started')).toHaveLength(1);
    expect(read('drawn').toSorted()).toEqual(['a.pdf', 'b.pdf']);
  });

  it('is 503 with a sentence and Retry-After when it cannot be drawn', async () => {
    const app = await openShop();
    const { statusCode, headers, body } = await app.inject('/documents/bad.pdf');
    expect([statusCode, body]).toEqual([503, 'This file is still being drawn. Please try again in a moment.']);
    expect(headers).toMatchObject({ 'retry-after': expect.any(String), 'cache-control': 'no-store' });
  });

  it('is 503 when its time is up', async () => {
    const app = await openShop(100);
    expect((await app.inject('/documents/slow.pdf')).statusCode).toBe(503);
  });

  it('is 503 at once when drawing breaks off, and drawing begins anew for the next', async () => {
    const app = await openShop();
    expect((await app.inject('/documents/crash.pdf')).statusCode).toBe(503);
    expect(told).toEqual(['drawing documents and pictures broke off; it goes on when one is asked for']);
    expect((await app.inject('/documents/a.pdf')).statusCode).toBe(200);
    expect(read('started')).toHaveLength(2);
  });

  it('keeps nobody waiting in a shop that closes, and its drawing ends with it', async () => {
    const app = await openShop();
    const asked = app.inject('/documents/slow.pdf');
    expect((await app.inject('/documents/a.pdf')).statusCode).toBe(200);
    await app.close();
    expect((await asked).statusCode).toBe(503);
    await expect.poll(() => isRunning(Number(read('started')[0])), { timeout: 30_000 }).toBe(false);
  });

  it('is sent as it is once another process has drawn it, and leaves every other address alone', async () => {
    const app = await openShop();
    writeFileSync(join(folder, 'client/documents/a.pdf'), 'drawn elsewhere');
    expect((await app.inject('/documents/a.pdf')).body).toBe('drawn elsewhere');
    expect((await app.inject('/documents/none.pdf')).statusCode).toBe(404);
    expect(read('started')).toEqual([]);
  });
});
