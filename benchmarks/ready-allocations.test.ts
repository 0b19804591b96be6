import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * It was 0.66 when this was written: heads that are ready save more than the log line, the count and the id cost. A listener
 * for the end of each answer makes it 0.79.
 */
const goal = 0.75;
const answers = 3000;

describe('an answer that is ready', () => {
  let child: ChildProcess;
  let ports: { readonly ready: number; readonly bare: number };
  beforeAll(async () => {
    child = fork(join(import.meta.dirname, 'ready-allocations.ts'));
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
    await ask(port);
    const before = await allocated();
    await ask(port);
    return ((await allocated()) - before) / answers;
  }

  it(`allocates at most ${goal} times what a bare server does that sends the same`, async () => {
    const bare = await bytesPerAnswer(ports.bare);
    const ready = await bytesPerAnswer(ports.ready);
    expect(bare).toBeGreaterThan(1000);
    expect(ready / bare).toBeLessThanOrEqual(goal);
  });
});
