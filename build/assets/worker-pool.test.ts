import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOnWorkers } from './worker-pool.ts';

const ours = pathToFileURL(join(import.meta.dirname, 'worker-pool.ts')).href;

/** Says who did what, fails at 'fail', and leaves at 'leave'. */
const worker = `
  import { threadId, workerData } from 'node:worker_threads';
  import { serveTasks } from '${ours}';
  serveTasks(async (task) => {
    if (task === 'fail') throw new Error('it cannot be drawn');
    if (task === 'leave') process.exit(3);
    return { threadId, text: workerData.greeting + task };
  });
`;

let folder: string;
let entry: URL;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-pool-'));
  writeFileSync(join(folder, 'pool.worker.mjs'), worker);
  entry = pathToFileURL(join(folder, 'pool.worker.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  threadId: number;
  text: string;
}

async function run(size: number, batches: string[][]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  await runOnWorkers({ entry, size, data: { greeting: 'done: ' } }, batches, (task: string, answer: Answer) =>
    answers.set(task, answer),
  );
  return answers;
}

describe('the pool of workers', { timeout: 30_000 }, () => {
  it('does every task, the tasks of a batch on one thread', async () => {
    const answers = await run(2, [['a', 'b'], ['c'], ['d', 'e', 'f']]);
    expect([...answers.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(answers.get('a')!.text).toBe('done: a');
    const threadsOf = (...tasks: string[]) => new Set(tasks.map((task) => answers.get(task)!.threadId)).size;
    expect([threadsOf('a', 'b'), threadsOf('d', 'e', 'f')]).toEqual([1, 1]);
  });

  it('hands batches out in their order', async () => {
    expect([...(await run(1, [['c', 'd'], ['a'], ['b']])).keys()]).toEqual(['c', 'd', 'a', 'b']);
  });

  it('starts no worker when there is nothing to do', async () => {
    expect((await run(2, [])).size).toBe(0);
  });

  it('fails with the error of a worker', async () => {
    await expect(run(2, [['a'], ['fail'], ['b']])).rejects.toThrow('it cannot be drawn');
  });

  it('fails when a worker goes away without an answer', async () => {
    await expect(run(1, [['leave']])).rejects.toThrow('ended with code 3');
  });
});
