import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks a shop over and over if it lives, and tells its parent how long each answer took, in milliseconds:
 * `node health-probe-process.ts <address>`. In a process of its own, because the one that makes the load is too busy to measure.
 */
const [, , url = ''] = process.argv;
process.once('disconnect', () => process.exit());

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
for (;;) {
  const startedMs = performance.now();
  const [answer] = await once(get(`${url}/healthz`, { agent }), 'response');
  answer.resume();
  await once(answer, 'end');
  process.send?.(performance.now() - startedMs);
  await pause(50);
}
