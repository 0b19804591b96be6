import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { tryWhileBusy } from './order-attempt.ts';
import { createPauses } from './place-order.ts';

const left = 'The page was left.';

describe('pauses of a page', () => {
  it('end by themselves while it is there', async () => {
    await expect(createPauses().pause(1)).resolves.toBeUndefined();
  });

  it('end with an error when it is left', async () => {
    const { pause, close } = createPauses();
    const pauses = [pause(60_000), pause(60_000)];
    close();
    for (const { status } of await Promise.allSettled(pauses)) expect(status).toBe('rejected');
  });

  it('let no order be sent again whose answer came after it was left', async () => {
    const { pause, close } = createPauses();
    const answer = Promise.withResolvers<never>();
    let tries = 0;
    const attempt = () => {
      tries += 1;
      return answer.promise;
    };
    const placing = tryWhileBusy(attempt, { nowMs: () => 0, pause, onBusy: () => {} });
    close();
    answer.reject(new ApiError(503, 'Busy.'));
    await expect(placing).rejects.toThrow(left);
    expect(tries).toBe(1);
  });

  it('begin anew when it is shown again', async () => {
    const { pause, open, close } = createPauses();
    close();
    open();
    await expect(pause(1)).resolves.toBeUndefined();
  });
});
