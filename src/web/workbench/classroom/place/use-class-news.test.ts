import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { NewsSender } from './use-class-news.ts';
import { nextHandCount } from './places.ts';

/** A network that answers when it is told to, and a clock that stands still. */
function setUp() {
  const timers: { work: () => void; ms: number }[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const shop = { now: 'R1' as string | null };
  const sender = new NewsSender<string>({
    read: () => shop.now,
    send: (news) => {
      sent.push(news);
      return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())));
    },
    onRefused: (code) => refused.push(code),
    later: (work, ms) => {
      const timer = { work, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const ring = () => timers.splice(0).forEach(({ work }) => work());
  const answer = async (error?: unknown) => {
    answers.shift()!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { sender, shop, sent, refused, timers, ring, answer };
}

describe('what a browser tells its class', () => {
  it('is sent once for a burst of ticks, and as it is by then', () => {
    const { sender, shop, sent, ring } = setUp();
    sender.soon(100);
    shop.now = 'R1 R2';
    sender.soon(100);
    ring();
    expect(sent).toEqual(['R1 R2']);
  });

  it('waits for the answer before, and then has what came meanwhile', async () => {
    const { sender, shop, sent, ring, answer } = setUp();
    sender.soon(0);
    ring();
    shop.now = 'R1 R2';
    sender.soon(0);
    ring();
    expect(sent).toEqual(['R1']);
    await answer();
    ring();
    expect(sent).toEqual(['R1', 'R1 R2']);
  });

  it('is tried again without a network, ever less often, and catches up', async () => {
    const { sender, shop, sent, timers, ring, answer } = setUp();
    sender.soon(0);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      ring();
      await answer(tries % 2 === 0 ? new TypeError('Failed to fetch') : new ApiError(503, 'busy'));
      waits.push(timers[0]!.ms);
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    shop.now = 'R1 R2 R3';
    ring();
    await answer();
    expect([sent.at(-1), timers]).toEqual(['R1 R2 R3', []]);
  });

  it.each(['class-unknown', 'class-ended'] as const)('ends when the class says %s', async (code) => {
    const { sender, sent, refused, timers, ring, answer } = setUp();
    sender.soon(0);
    ring();
    await answer(new ApiError(404, 'No', code));
    sender.soon(0);
    expect([sent.length, refused, timers]).toEqual([1, [code], []]);
  });

  it.each([400, 403, 404, 408, 409, 413, 429])('goes on when something on the way says %i', async (status) => {
    const { sender, refused, timers, ring, answer } = setUp();
    sender.soon(0);
    ring();
    await answer(new ApiError(status, 'No'));
    expect([refused, timers.map(({ ms }) => ms)]).toEqual([[], [2000]]);
  });

  it('is told at once when the page is put away or left, and then no more', async () => {
    const { sender, shop, sent, timers, ring, answer } = setUp();
    sender.soon(1500);
    sender.flush();
    expect(timers.map(({ ms }) => ms)).toEqual([0]);
    ring();
    await answer();
    shop.now = 'R1 R2';
    sender.soon(1500);
    sender.stop();
    expect([sent.at(-1), timers]).toEqual(['R1 R2', []]);
  });

  it('is nothing while there is nothing to tell', () => {
    const { sender, shop, sent, ring } = setUp();
    shop.now = null;
    sender.soon(0);
    ring();
    expect(sent).toEqual([]);
  });
});

it('a hand goes up by odd counts and down by even ones, also when the teacher took it down between', () => {
  expect(nextHandCount({ handCount: 0 }, true)).toBe(1);
  expect(nextHandCount({ handCount: 1 }, true)).toBe(3);
  expect(nextHandCount({ handCount: 1 }, false)).toBe(2);
  expect(nextHandCount({ handCount: 2 }, false)).toBe(4);
});
