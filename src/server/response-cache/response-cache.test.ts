import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { DatabaseOutage } from './database-outage.ts';
import { etagOf, ResponseCache, type CachedResponse } from './response-cache.ts';
import { readsForThis, recordRead, unknownRead } from './source-reads.ts';

const answerOf = (text: string): CachedResponse => {
  const plain = Buffer.from(text);
  return { status: 200, headers: { etag: etagOf(plain) }, plain };
};

function setUp() {
  const catalogue = {
    version: 1,
    /** Each change concerns all, unless a test says that reads tell. */
    isToldByReads: false,
    get epoch() {
      return this.isToldByReads ? 0 : this.version;
    },
    isUpToDate: true,
    ready: async () => {},
  };
  let isAway = false;
  let isListenerDown = false;
  const outage = new DatabaseOutage({
    ping: async () => {
      if (isAway) throw new Error('away');
    },
    isListenerDown: () => isListenerDown,
  });
  const answers = new ResponseCache({ source: catalogue, outage, maxBytes: 1_000_000 });
  const made: string[] = [];
  const get = async (key: string, make?: () => Promise<CachedResponse>) => {
    const found =
      answers.find(key) ??
      (await answers.make(
        key,
        make ??
          (async () => {
            made.push(key);
            return answerOf(`${key} of version ${catalogue.version}`);
          }),
      ));
    return { text: found.response.plain.toString(), isStale: found.isStale };
  };
  const fail = async (): Promise<CachedResponse> => {
    isAway = true;
    throw new Refusal('database-unavailable');
  };
  return {
    catalogue,
    outage,
    answers,
    made,
    get,
    fail,
    comeBack: () => (isAway = false),
    setListenerDown: (now: boolean) => (isListenerDown = now),
  };
}

describe('ResponseCache', () => {
  it('makes an answer once, also for those who ask at the same moment', async () => {
    const { get, made } = setUp();
    await Promise.all([get('a'), get('a'), get('a')]);
    await get('a');
    expect(made).toEqual(['a']);
  });

  it('makes it again for a new version of the catalogue, and gives the old one to nobody meanwhile', async () => {
    const { get, made, answers, catalogue } = setUp();
    await get('a');
    catalogue.version = 2;
    expect(answers.find('a')).toBeUndefined();
    expect(await get('a')).toEqual({ text: 'a of version 2', isStale: false });
    expect(made).toHaveLength(2);
  });

  it('finds nothing while a change is known that was not read yet', async () => {
    const { get, answers, catalogue } = setUp();
    await get('a');
    catalogue.isUpToDate = false;
    expect(answers.find('a')).toBeUndefined();
  });

  it('does not keep what was begun before a change, nor give it to who asks after it', async () => {
    const { get, answers, catalogue } = setUp();
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const begun = get('a', () => promise);
    await vi.waitFor(() => expect(begun).toBeDefined());
    catalogue.version = 2;
    expect((await get('a')).text).toBe('a of version 2');
    resolve(answerOf('old'));
    await begun;
    expect(answers.find('a')!.response.plain.toString()).toBe('a of version 2');
  });

  it('tries again after a failure', async () => {
    const { get } = setUp();
    await expect(get('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect((await get('a')).text).toBe('a of version 1');
  });

  it('gives the older one, marked stale, when the database is away, and a fresh one when it is back', async () => {
    const { get, fail, comeBack, catalogue, outage } = setUp();
    await get('a');
    await get('b');
    catalogue.version = 2;
    expect(await get('a', fail)).toEqual({ text: 'a of version 1', isStale: true });
    expect(await get('b', () => Promise.reject(new Error('nobody should be asked')))).toMatchObject({ isStale: true });
    comeBack();
    await vi.waitFor(() => expect(outage.isOn).toBe(false), { timeout: 10_000 });
    expect(await get('a')).toEqual({ text: 'a of version 2', isStale: false });
    await outage.stop();
  });

  it('marks all stale while changes are not heard of, keeps nothing of what is made then, and is fresh afterwards', async () => {
    const { get, made, setListenerDown, catalogue } = setUp();
    await get('a');
    setListenerDown(true);
    expect(await get('a')).toEqual({ text: 'a of version 1', isStale: true });
    expect(await get('b')).toEqual({ text: 'b of version 1', isStale: true });
    setListenerDown(false);
    expect(await get('a')).toEqual({ text: 'a of version 1', isStale: false });
    // Whoever hears again is told of the gap, and reads the catalogue anew.
    catalogue.version = 2;
    expect(await get('b')).toEqual({ text: 'b of version 2', isStale: false });
    expect(made).toEqual(['a', 'b', 'b']);
  });

  it('fails when the database is away and there is no older one', async () => {
    const { get, fail, outage } = setUp();
    await expect(get('a', fail)).rejects.toThrow(Refusal);
    await outage.stop();
  });

  it('prefers a whole older answer to one that was made while the database went away', async () => {
    const { get, catalogue, outage } = setUp();
    await get('a');
    catalogue.version = 2;
    const made = await get('a', async () => {
      outage.begin();
      return answerOf('half a page');
    });
    expect(made).toEqual({ text: 'a of version 1', isStale: true });
    await outage.stop();
  });

  it('does not keep what was made of older answers, though the database was back before it was done', async () => {
    const { get, fail, comeBack, catalogue, outage } = setUp();
    await get('part');
    catalogue.version = 2;
    const page = async () => {
      const part = await get('part', fail);
      comeBack();
      await vi.waitFor(() => expect(outage.isOn).toBe(false), { timeout: 10_000 });
      return answerOf(`page with ${part.text}`);
    };
    expect(await get('page', page)).toEqual({ text: 'page with part of version 1', isStale: true });
    expect(await get('page')).toEqual({ text: 'page of version 2', isStale: false });
    await outage.stop();
  });

  it('does not believe that the database is back because it answered what was asked before it went away', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let pings = 0;
    const outage = new DatabaseOutage({
      ping: () => {
        pings += 1;
        return pings === 1 ? promise : Promise.reject(new Error('away'));
      },
      isListenerDown: () => false,
    });
    outage.watch();
    await vi.waitFor(() => expect(pings).toBe(1), { timeout: 10_000 });
    outage.begin();
    resolve();
    await outage.stop();
    expect(outage.isOn).toBe(true);
  });

  it('keeps no more memory than the bytes it counts, compressed or not', async () => {
    const { answers, get } = setUp();
    await get('small');
    await get('large', async () => answerOf('pedal '.repeat(1000)));
    await get('large');
    await vi.waitFor(() => expect(answers.find('large')?.response.brotli).toBeDefined());
    const { plain: small } = answers.find('small')!.response;
    const { plain, brotli } = answers.find('large')!.response;
    for (const bytes of [small, plain, brotli!]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('compresses what is asked for again, and counts those bytes too', async () => {
    const { answers, get } = setUp();
    await get('a', async () => answerOf('solder '.repeat(1000)));
    const before = answers.bytes;
    const { response } = answers.find('a')!;
    await vi.waitFor(() => expect(answers.bytes).toBeGreaterThan(before), { timeout: 10_000 });
    expect(brotliDecompressSync(response.brotli!)).toEqual(response.plain);
    expect(answers.bytes).toBe(before + response.brotli!.length);
  });

  describe('after a change that concerns not all', () => {
    /** Things that responses are made of; each remembers when it changed. */
    function setUpReads() {
      const shop = setUp();
      shop.catalogue.isToldByReads = true;
      const values = new Map<string, number>();
      const read = (name: string): string => {
        const value = values.get(name) ?? 0;
        recordRead({ isCurrent: () => (values.get(name) ?? 0) === value, bytes: 10 });
        return `${name}${value}`;
      };
      const change = (name: string): void => {
        values.set(name, (values.get(name) ?? 0) + 1);
        shop.catalogue.version += 1;
      };
      const makeOf = (...names: string[]) => {
        const make = vi.fn<() => Promise<CachedResponse>>(async () => answerOf(names.map(read).join(' ')));
        return make;
      };
      return { ...shop, read, change, makeOf };
    }

    it('keeps what was made from something else, and makes what was made from it', async () => {
      const { get, change, makeOf } = setUpReads();
      const [one, other] = [makeOf('a', 'b'), makeOf('b', 'c')];
      await get('one', one);
      await get('other', other);
      change('a');
      expect([(await get('one', one)).text, (await get('other', other)).text]).toEqual(['a1 b0', 'b0 c0']);
      expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
      change('b');
      expect([(await get('one', one)).text, (await get('other', other)).text]).toEqual(['a1 b1', 'b1 c0']);
    });

    it('knows of a page what the calls were made from that it asked for, whether they were cached or refused', async () => {
      const { get, change, makeOf, read } = setUpReads();
      const refused = async (): Promise<CachedResponse> => {
        read('gone');
        throw new Refusal('product-unknown');
      };
      const page = vi.fn<() => Promise<CachedResponse>>(async () => {
        const part = await get('cached', makeOf('a'));
        const found = await get('refused', refused).catch((error: Error) => ({ text: error.message }));
        return answerOf(`${part.text} ${found.text}`);
      });
      await get('cached', makeOf('a'));
      await get('page', page);
      change('elsewhere');
      await get('page', page);
      expect(page).toHaveBeenCalledTimes(1);
      change('a');
      expect((await get('page', page)).text).toMatch(/^a1/);
      change('gone');
      await get('page', page);
      expect(page).toHaveBeenCalledTimes(3);
    });

    it('knows it of two pages that wait for one making of a call', async () => {
      const { get, change, makeOf } = setUpReads();
      const call = makeOf('a');
      const page = vi.fn<() => Promise<CachedResponse>>(async () => answerOf((await get('call', call)).text));
      await Promise.all([get('page 1', page), get('page 2', page)]);
      expect(call).toHaveBeenCalledTimes(1);
      change('a');
      expect((await Promise.all([get('page 1', page), get('page 2', page)])).map(({ text }) => text)).toEqual([
        'a1',
        'a1',
      ]);
    });

    it('counts what is read for a page by somebody who let it in', async () => {
      const { get, change, read } = setUpReads();
      let letIn = () => {};
      const page = vi.fn<() => Promise<CachedResponse>>(async () => {
        const work = readsForThis(() => read('a'));
        return answerOf(await new Promise<string>((resolve) => (letIn = () => resolve(work()))));
      });
      const begun = get('page', page);
      await vi.waitFor(() => expect(page).toHaveBeenCalled());
      await get('another', async () => {
        letIn();
        return answerOf('another');
      });
      expect((await begun).text).toBe('a0');
      change('a');
      const changed = get('page', page);
      await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(2));
      letIn();
      expect((await changed).text).toBe('a1');
    });

    it('makes again what nobody can tell of, and all after a change that concerns all', async () => {
      const { get, change, makeOf, catalogue } = setUpReads();
      const unknown = vi.fn<() => Promise<CachedResponse>>(async () => {
        recordRead(unknownRead);
        return answerOf('something');
      });
      const known = makeOf('a');
      await get('unknown', unknown);
      await get('known', known);
      change('elsewhere');
      await get('unknown', unknown);
      await get('known', known);
      expect([unknown.mock.calls.length, known.mock.calls.length]).toEqual([2, 1]);
      catalogue.isToldByReads = false;
      await get('known', known);
      expect(known).toHaveBeenCalledTimes(2);
    });

    it('keeps what was begun before a change that it was not made from, and not what it was', async () => {
      const { get, change, read, answers } = setUpReads();
      const during = (name: string) => async () => {
        const text = read('a');
        change(name);
        return answerOf(text);
      };
      expect(await get('one', during('elsewhere'))).toEqual({ text: 'a0', isStale: false });
      expect(answers.find('one')).toBeDefined();
      expect((await get('two', during('a'))).isStale).toBe(true);
      expect([answers.find('one'), answers.find('two')]).toEqual([undefined, undefined]);
    });

    it('waits for a change that is being read, and gives what it left alone', async () => {
      const { get, change, makeOf, catalogue } = setUpReads();
      const make = makeOf('a');
      await get('one', make);
      catalogue.isUpToDate = false;
      catalogue.ready = async () => {
        if (!catalogue.isUpToDate) change('elsewhere');
        catalogue.isUpToDate = true;
      };
      expect(await get('one', make)).toEqual({ text: 'a0', isStale: false });
      expect(make).toHaveBeenCalledTimes(1);
    });

    it('counts what reads take', async () => {
      const { get, answers, read } = setUpReads();
      await get('b', async () => answerOf('text'));
      const bytes = answers.bytes;
      await get('a', async () => {
        read('a');
        return answerOf('text');
      });
      expect(answers.bytes).toBe(2 * bytes + 10);
    });
  });
});
