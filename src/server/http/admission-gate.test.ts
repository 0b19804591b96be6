import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AdmissionGate, gateLimits, type Line } from './admission-gate.ts';

const limits = {
  ...gateLimits,
  atWork: { max: 2, min: 1 },
  waiting: { burst: 3, overloaded: 3 },
  buying: { atWork: 1, waiting: 4, waitMs: 15_000 },
};

function gateWithVisitors(changes: Partial<typeof limits> = {}) {
  const clock = { nowMs: 0 };
  const gate = new AdmissionGate({ ...limits, ...changes }, () => clock.nowMs);
  const log: string[] = [];
  const finish = new Map<string, () => void>();
  const enter = (name: string, line: Line = 'rest') =>
    gate.enter({
      line,
      begin: (done) => {
        log.push(`${name} in`);
        finish.set(name, done);
      },
      refuse: () => log.push(`${name} away`),
    });
  /** The gate looks at its line once in every turn of the event loop. */
  const turns = async (count = 10) => {
    for (let done = 0; done < count; done += 1) await turn();
    gate.observeLoop(0);
    for (let done = 0; done < count; done += 1) await turn();
  };
  return { clock, gate, log, enter, turns, end: (name: string) => finish.get(name)!() };
}

describe('the admission gate', () => {
  it('lets in as many as there are places, and the next when one has finished, in the order they came', async () => {
    const { log, enter, turns, end } = gateWithVisitors();
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    await turns();
    expect(log).toEqual(['a in', 'b in']);
    end('a');
    end('a');
    await turns();
    expect(log).toEqual(['a in', 'b in', 'c in']);
  });

  it('turns away at once who finds the line full', () => {
    const { log, enter } = gateWithVisitors();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) enter(name);
    expect(log).toEqual(['a in', 'b in', 'f away']);
  });

  it('lets a burst wait for a second', async () => {
    const { clock, log, enter, turns } = gateWithVisitors();
    for (const name of ['a', 'b', 'c']) enter(name);
    clock.nowMs = 1000;
    await turns();
    expect(log).toEqual(['a in', 'b in']);
    clock.nowMs = 1001;
    await turns();
    expect(log).toEqual(['a in', 'b in', 'c away']);
  });

  it('lets nobody wait longer than a moment once it is overloaded, and again when it is calm', async () => {
    const { clock, log, enter, turns } = gateWithVisitors();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'full']) enter(name);
    clock.nowMs = 31;
    await turns();
    expect(log).toEqual(['a in', 'b in', 'full away', 'c away', 'd away', 'e away']);
    clock.nowMs = limits.calmMs + 100;
    enter('patient');
    clock.nowMs = limits.calmMs + 1000;
    await turns();
    expect(log.at(-1)).toBe('e away');
  });

  it('is overloaded when the line does not become empty', async () => {
    const { clock, log, enter, turns, end } = gateWithVisitors();
    for (const name of ['a', 'b', 'c']) enter(name);
    clock.nowMs = 900;
    enter('d');
    end('a');
    await turns();
    clock.nowMs = 1501;
    await turns();
    expect(log).toEqual(['a in', 'b in', 'c in', 'd away']);
  });

  it('gives heavy work several places', async () => {
    const { gate, log, enter, turns, end } = gateWithVisitors();
    enter('light');
    gate.enter({ begin: () => log.push('heavy in'), refuse: () => log.push('heavy away'), places: 2 });
    await turns();
    expect(log).toEqual(['light in']);
    end('light');
    await turns();
    expect(log).toEqual(['light in', 'heavy in']);
  });

  it('begins no more in one turn of the event loop than fits into it', async () => {
    const { clock, log, enter, turns } = gateWithVisitors({ atWork: { max: 9, min: 1 } });
    enter('a');
    clock.nowMs = limits.turnMs;
    enter('b');
    expect(log).toEqual(['a in']);
    await turns(3);
    expect(log).toEqual(['a in', 'b in']);
  });

  it('allows less while the event loop is late, and more again when it is not', async () => {
    const { gate, log, enter, turns, end } = gateWithVisitors();
    gate.observeLoop(200);
    for (const name of ['a', 'b']) enter(name);
    expect(log).toEqual(['a in']);
    await turns();
    expect(log).toEqual(['a in', 'b in']);
    end('a');
  });

  describe('for buyers', () => {
    const buyers = (count: number) => Array.from({ length: count }, (_, index) => `buyer ${index + 1}`);

    it('has places of their own, however many others are at work or wait', () => {
      const { log, enter } = gateWithVisitors();
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) enter(name);
      enter('buyer', 'buying');
      expect(log).toEqual(['a in', 'b in', 'f away', 'buyer in']);
    });

    it('has a long line: nobody of it is turned away before it is full, or before 15 seconds', async () => {
      const { clock, log, enter, turns } = gateWithVisitors();
      for (const name of buyers(6)) enter(name, 'buying');
      expect(log).toEqual(['buyer 1 in', 'buyer 6 away']);
      clock.nowMs = 15_000;
      await turns();
      expect(log).toEqual(['buyer 1 in', 'buyer 6 away']);
      clock.nowMs = 15_001;
      await turns();
      expect(log.slice(2)).toEqual(['buyer 2 away', 'buyer 3 away', 'buyer 4 away', 'buyer 5 away']);
    });

    it('lets 2,000 wait for 15 s in the shop', () => {
      expect(gateLimits.buying).toMatchObject({ waiting: 2000, waitMs: 15_000 });
    });

    it('lets them go first once there is time again', async () => {
      const { clock, log, enter, turns, end } = gateWithVisitors({ atWork: { max: 9, min: 9 } });
      enter('a');
      clock.nowMs = limits.turnMs;
      for (const name of ['b', 'c']) enter(name);
      enter('buyer', 'buying');
      expect(log).toEqual(['a in']);
      await turns(3);
      expect(log).toEqual(['a in', 'buyer in', 'b in', 'c in']);
      end('buyer');
    });

    it('lets others give up places while one of them waits, and turns those away first', async () => {
      const { clock, gate, log, enter, turns, end } = gateWithVisitors();
      for (const name of buyers(2)) enter(name, 'buying');
      gate.observeLoop(0);
      for (const name of ['a', 'b']) enter(name);
      expect(log).toEqual(['buyer 1 in', 'a in']);
      clock.nowMs = 1501;
      await turns();
      expect(log.slice(2)).toEqual(['b away']);
      end('buyer 1');
      await turns();
      expect(log.slice(3)).toEqual(['buyer 2 in']);
    });

    it('never turns away who may not be, and lets them in before the others', async () => {
      const { clock, log, enter, turns, end } = gateWithVisitors();
      for (const name of buyers(5)) enter(name, 'buying');
      enter('webhook 1', 'never-refused');
      enter('webhook 2', 'never-refused');
      expect(log).toEqual(['buyer 1 in']);
      clock.nowMs = 60_000;
      await turns();
      expect(log.slice(1)).toEqual(['buyer 2 away', 'buyer 3 away', 'buyer 4 away', 'buyer 5 away']);
      end('buyer 1');
      await turns();
      expect(log.slice(5)).toEqual(['webhook 1 in']);
      end('webhook 1');
      await turns();
      expect(log.slice(6)).toEqual(['webhook 2 in']);
    });

    it('turns away who waits once the process stops, except who may not be, and lets nobody wait after that', async () => {
      const { log, enter, gate, turns, end } = gateWithVisitors();
      for (const name of ['a', 'b', 'c']) enter(name);
      for (const name of buyers(3)) enter(name, 'buying');
      enter('webhook', 'never-refused');
      expect(log).toEqual(['a in', 'b in', 'buyer 1 in']);
      gate.refuseWaiting();
      expect(log.slice(3)).toEqual(['buyer 2 away', 'buyer 3 away', 'c away']);
      enter('late buyer', 'buying');
      expect(log.slice(6)).toEqual(['late buyer away']);
      end('buyer 1');
      await turns();
      expect(log.slice(7)).toEqual(['webhook in']);
      end('webhook');
      enter('next buyer', 'buying');
      expect(log.slice(8)).toEqual(['next buyer in']);
    });

    it('forgets who leaves the line', async () => {
      const { log, enter, turns, end } = gateWithVisitors();
      const [, leave] = buyers(3).map((name) => enter(name, 'buying'));
      leave!();
      end('buyer 1');
      await turns();
      expect(log).toEqual(['buyer 1 in', 'buyer 3 in']);
    });
  });
});
