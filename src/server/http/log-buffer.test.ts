import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { LogBuffer } from './log-buffer.ts';

const lineOf = (text: string): string => `${text.padEnd(99)}\n`;

describe('the log', () => {
  it('writes many lines at once, whole ones, and never more than a pipe takes whole', () => {
    const written: string[] = [];
    const log = new LogBuffer((text) => written.push(text));
    for (let count = 0; count < 1000; count += 1) log.write(lineOf(`${count}`));
    expect(written.length).toBeGreaterThan(20);
    expect(written.length).toBeLessThan(30);
    for (const text of written) expect([text.length <= 4096, text.endsWith('\n')]).toEqual([true, true]);
    log.flush();
    expect(written.join('')).toBe(Array.from({ length: 1000 }, (_, count) => lineOf(`${count}`)).join(''));
  });

  it('writes the last lines when nothing comes any more', async () => {
    const written: string[] = [];
    const log = new LogBuffer((text) => written.push(text));
    log.write(lineOf('one'));
    log.write(lineOf('two'));
    expect(written).toEqual([]);
    await vi.waitFor(() => expect(written).toEqual([lineOf('one') + lineOf('two')]), { timeout: 10_000 });
  });

  it('writes a failure at once, behind what came before it, and then waits again', () => {
    const written: string[] = [];
    const log = new LogBuffer((text) => written.push(text));
    log.write(lineOf('answered'));
    log.lastLevel = 50;
    log.write(lineOf('failed'));
    expect(written).toEqual([lineOf('answered') + lineOf('failed')]);
    log.write(lineOf('answered again'));
    expect(written).toHaveLength(1);
  });

  /** What a process writes that logs three lines, one of them through the logger, and then ends in some way. */
  function outputOf(end: string): string {
    const script = `
      import Fastify from 'fastify';
      import { processLog } from './src/server/http/log-buffer.ts';
      const app = Fastify({ logger: { stream: processLog() } });
      processLog().write('first\\n');
      app.log.info('second');
      processLog().write('third\\n');
      ${end}`;
    const args = ['--input-type=module-typescript', '--eval', script];
    return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env['PATH'] } }).stdout;
  }

  it.each([
    ['comes to its end', ''],
    [
      'is told to stop',
      `process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 9);`,
    ],
    ['breaks down', `throw new Error('a bug');`],
    ['forgets a rejection', `Promise.reject(new Error('a bug')); setInterval(() => {}, 1000);`],
    ['is killed after a failure was logged', `app.log.error('failed'); process.kill(process.pid, 'SIGKILL');`],
  ])('loses nothing when the process %s', (_how, end) => {
    expect(outputOf(end)).toMatch(/^first\n\{.*"msg":"second"\}\nthird\n/);
  });
});
