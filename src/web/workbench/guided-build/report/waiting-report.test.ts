import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '../../../api/client.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { photoBlob } from './photo-file.ts';
import {
  forgetWaitingOf,
  keepWaiting,
  parseWaiting,
  sendOnce,
  sendWaiting,
  waitingKey,
  waitingOf,
} from './waiting-report.ts';

const asha = 7;
const buildId = '3b241101-e2bb-4255-8caf-4136c566a962';
const waiting = {
  buildId,
  userId: asha,
  form: { shownName: 'Asha R.', stars: 5 },
  key: '0a1c2d3e-0000-4000-8000-000000000000',
  photos: { finished: 'p1', solder: 'p2', parts: null },
};

describe('a report that waits for the network', () => {
  const storage = new FakeStorage();
  const sent: string[] = [];
  let answer: (call: string) => Response = () => Response.json({});
  const deps = {
    sendBuild: async () => void sent.push('build'),
    readPhoto: async (id: string) => (id === 'p1' || id === 'p2' ? new Blob([id]) : null),
  };
  const kept = () => parseWaiting(storage.getItem(waitingKey(asha, buildId)));

  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    setTransport(async (url, init) => {
      const name = `${init!.method} ${String(url).split(`${buildId}/`)[1]}`;
      sent.push(name);
      return answer(name);
    });
    keepWaiting(waiting);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    setTransport((input, init) => fetch(input, init));
    storage.removeItem(waitingKey(asha, buildId));
    sent.length = 0;
    answer = () => Response.json({});
  });

  it('goes after its build and before its photos, and is forgotten then', async () => {
    await sendWaiting(waiting, deps);
    expect(sent).toEqual([
      'build',
      'POST report',
      'POST report/photos/finished',
      'DELETE report/photos/parts',
      'POST report/photos/solder',
    ]);
    expect(kept()).toBeNull();
  });

  it('goes on with what is left when a photo did not arrive', async () => {
    answer = (name) => (name.endsWith('solder') ? new Response('', { status: 503 }) : Response.json({}));
    await expect(sendWaiting(waiting, deps)).rejects.toThrow('503');
    expect(kept()?.photos).toEqual({ solder: 'p2' });
    sent.length = 0;
    answer = () => Response.json({});
    await sendWaiting(kept()!, deps);
    expect([sent, kept()]).toEqual([['build', 'POST report', 'POST report/photos/solder'], null]);
  });

  it('stays with what the shop said against it, and without a network with nothing', async () => {
    answer = () => Response.json({ detail: 'Finish it first.', code: 'report-refused' }, { status: 409 });
    expect(await sendWaiting(waiting, deps)).toBeNull();
    expect(kept()?.problem).toBe('Finish it first.');
    keepWaiting(waiting);
    setTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendWaiting(waiting, deps)).rejects.toThrow('Failed to fetch');
    expect(kept()).toEqual(waiting);
  });

  it('edits once: what failed later is not an edit of a version that is no more', async () => {
    answer = (name) => (name.endsWith('finished') ? new Response('', { status: 503 }) : Response.json({}));
    await expect(sendWaiting({ ...waiting, version: 3 }, deps)).rejects.toThrow('503');
    expect(kept()?.version).toBeUndefined();
  });

  it('is sent once, however many ask for it, as long as nothing was said against it', async () => {
    expect([waitingOf(asha), waitingOf(8)]).toEqual([[waiting], []]);
    await Promise.all([sendOnce(waiting, deps), sendOnce(waiting, deps)]);
    expect(sent.filter((name) => name === 'POST report')).toHaveLength(1);
    expect(waitingOf(asha)).toEqual([]);
    keepWaiting({ ...waiting, problem: 'Finish it first.' });
    expect(waitingOf(asha)).toEqual([]);
  });

  it('goes with the account that leaves this device', () => {
    forgetWaitingOf(8);
    expect(kept()).not.toBeNull();
    forgetWaitingOf(asha);
    expect(kept()).toBeNull();
  });
});

it('a photo of this device becomes the bytes that it is', async () => {
  const blob = photoBlob(`data:image/jpeg;base64,${btoa('\u00ff\u00d8\u00ff!')}`);
  expect([blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual(['image/jpeg', [255, 216, 255, 33]]);
});
