import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * It was 1.10 when this was written: the log line, the count and the id cost about 1,200 bytes of some 12,000. Heads made for
 * each answer make it 1.3.
 */
const goal = 1.16;
const answers = 1000;
const rounds = 6;

/** Without the optimizing compilers, which decide by timing what is allocated at all. */
const execArgv = ['--no-opt', '--no-maglev'];

describe('an answer that is ready', () => {
  let child: ChildProcess;
  let ports: { readonly ready: number; readonly bare: number };
  beforeAll(async () => {
    child = fork(join(import.meta.dirname, 'ready-allocations.ts'), [], { execArgv });
    [ports] = (await once(child, 'message')) as [typeof ports];
  });
  afterAll(() => void child?.kill());

  const allocated = async (): Promise<number> => {
    child.send('allocated');
    return ((await once(child, 'message')) as [number])[0];
  };

  async function ask(port: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; count < answers; count += 1) {
      const sent = get({ agent, port, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') throw new Error('not as expected');
      answer.resume();
      await once(answer, 'end');
    }
    agent.destroy();
  }

  async function bytesPerAnswer(port: number): Promise<number> {
    const before = await allocated();
    await ask(port);
    return ((await allocated()) - before) / answers;
  }

  it(`allocates at most ${goal} times what a bare server does that sends the same`, async () => {
    const [bare, ready]: [number[], number[]] = [[], []];
    // Both take turns, and the least of each counts: what the first rounds warm up serves both alike.
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await bytesPerAnswer(ports.bare));
      ready.push(await bytesPerAnswer(ports.ready));
    }
    expect(Math.min(...bare)).toBeGreaterThan(1000);
    expect(Math.min(...ready) / Math.min(...bare)).toBeLessThanOrEqual(goal);
  });
});
