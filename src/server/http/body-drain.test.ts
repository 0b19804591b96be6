import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { drainBody } from './body-drain.ts';

const chunk = Buffer.alloc(1000);

describe('draining a body that was refused', () => {
  it('ends with the body', async () => {
    const body = Readable.from([chunk, chunk]);
    await drainBody(body);
    expect(body.readableEnded).toBe(true);
    await drainBody(body);
  });

  it('ends with a sender that goes away', async () => {
    const body = new Readable({ read() {} });
    const drained = drainBody(body);
    body.destroy();
    await drained;
    expect(body.destroyed).toBe(true);
  });

  it('stops at the limit, however much is sent', async () => {
    let sent = 0;
    const body = new Readable({
      highWaterMark: 1000,
      read() {
        sent += 1000;
        this.push(chunk);
      },
    });
    await drainBody(body, 10_000);
    expect(sent).toBeGreaterThanOrEqual(10_000);
    expect(sent).toBeLessThan(20_000);
    body.destroy();
  });
});
