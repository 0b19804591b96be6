import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio, FakeStream, installFakeAudio, settled } from '#tests/support/listen/fake-audio.ts';
import { asDrawn } from '#electronics/player/chain/chain-settings.ts';
import type { ToBoard } from './chain-messages.ts';
import { LivePlayer } from './live-player.ts';

beforeEach(installFakeAudio);
afterEach(() => {
  vi.useRealTimers();
  // Workers outlive a test, and would wait for ever.
  for (const answer of fakeAudio.renders) answer(true);
});

const makePlayer = (): LivePlayer => new LivePlayer([{ slug: 'fuzz-box', url: '/fuzz-box.js' }], '/board.js');

describe('a sound that does not start or breaks off', () => {
  it.each([
    ['waits', () => new Promise<void>(() => undefined)],
    ['is refused', () => Promise.reject(new DOMException('', 'InvalidStateError'))],
  ])('is told as silent when the browser %s, and the next press plays', async (_, resume) => {
    vi.useFakeTimers();
    fakeAudio.resume = resume;
    const player = makePlayer();
    const press = player.play('lead');
    await vi.advanceTimersByTimeAsync(2000);
    await press;
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'silent' });
    fakeAudio.resume = async () => undefined;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(1);
  });

  it('is told when something else takes the loudspeaker', async () => {
    const player = makePlayer();
    await player.play('lead');
    const [context] = fakeAudio.contexts;
    context!.state = 'interrupted';
    context!.dispatchEvent(new Event('statechange'));
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'silent' });
  });

  it('is told when the audio thread dies, and the next press has a new one', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.board.dispatchEvent(new Event('processorerror'));
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'no-audio' });
    expect(fakeAudio.contexts[0]!.isClosed).toBe(true);
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(2);
  });

  it('does not fail once more when files did not load for a press that was stopped', async () => {
    fakeAudio.addModule = () => Promise.reject(new DOMException('', 'AbortError'));
    const player = makePlayer();
    const press = player.play('lead');
    player.stop();
    await press;
    expect(player.state.phase).toBe('idle');
    fakeAudio.addModule = async () => undefined;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
  });
});

describe('a device that is too slow', () => {
  const bypassed = { ...asDrawn, bypassed: true };

  async function makeSlowPlayer(): Promise<LivePlayer> {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.board.say({ is: 'hopeless' });
    return player;
  }

  async function answerRender(isGood = true): Promise<void> {
    fakeAudio.renders.shift()!(isGood);
    await settled();
  }

  it('loads until the loop is there, and takes the volume that was set meanwhile', async () => {
    const player = await makeSlowPlayer();
    expect(player.state).toMatchObject({ quality: 'ahead', phase: 'loading' });
    player.setVolume(0.25);
    expect(fakeAudio.contexts[0]!.gains[0]!.gain.value).toBe(0.25);
    await answerRender();
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.board.told).toContain('loop');
  });

  it('plays the riff itself at once in bypass, and loads when the pedal is switched on', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    player.apply(bypassed);
    await player.play('chug');
    expect(player.state.phase).toBe('playing');
    player.apply(asDrawn);
    expect(player.state.phase).toBe('loading');
    await answerRender();
    expect(player.state.phase).toBe('playing');
  });

  it('is told when the loop cannot be rendered', async () => {
    const player = await makeSlowPlayer();
    await answerRender(false);
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'network' });
  });

  it('hears no loop of a riff that is no longer wanted', async () => {
    const player = await makeSlowPlayer();
    const press = player.play('chug');
    await answerRender();
    await press;
    expect(fakeAudio.board.told).not.toContain('loop');
    expect(player.state.phase).toBe('loading');
    await answerRender();
    expect(player.state.phase).toBe('playing');
  });

  it('is tried live again by the next press, and unheard first', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    player.stop();
    await player.play('lead');
    expect(fakeAudio.board.told.lastIndexOf('live')).toBeLessThan(fakeAudio.board.told.lastIndexOf('riff'));
    expect(fakeAudio.board.told).toContain('live');
    expect(player.state).toMatchObject({ quality: 2, phase: 'playing' });
    expect(fakeAudio.renders).toHaveLength(0);
    // As slow as ever.
    fakeAudio.board.say({ is: 'hopeless' });
    expect(player.state).toMatchObject({ quality: 'ahead', phase: 'loading' });
    await answerRender();
    expect(player.state.phase).toBe('playing');
  });

  it('is not tried in the middle of a sound: another riff is prepared as the last was', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    await player.play('chug');
    expect(fakeAudio.board.told).not.toContain('live');
    expect(player.state).toMatchObject({ quality: 'ahead', phase: 'loading' });
  });

  it('plays a guitar live', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    await player.play({ deviceId: null });
    expect(player.state).toMatchObject({ quality: 2, phase: 'playing' });
  });

  it('stays silent when it was stopped before it was found to be slow', async () => {
    const player = makePlayer();
    await player.play('lead');
    player.stop();
    fakeAudio.board.say({ is: 'hopeless' });
    expect(player.state.phase).toBe('idle');
    expect(fakeAudio.renders).toHaveLength(0);
  });
});

describe('a row of pedals', () => {
  const fuzz = { slug: 'fuzz-box', url: '/fuzz-box.js' };
  const delay = { slug: 'analog-delay', url: '/analog-delay.js' };
  const rows = () =>
    fakeAudio.board.port.posted.filter((message) => message.do === 'row') as Extract<ToBoard, { do: 'row' }>[];

  it('is exchanged while the riff goes on, and only the latest of several is laid', async () => {
    const player = makePlayer();
    await player.play('lead');
    const loaded = Promise.withResolvers<void>();
    fakeAudio.addModule = () => loaded.promise;
    player.setRow([fuzz, delay], [asDrawn, asDrawn]);
    // Settings of a row that is not there yet are not for the one that is.
    const told = fakeAudio.board.told.length;
    player.apply([asDrawn, asDrawn]);
    expect(fakeAudio.board.told).toHaveLength(told);
    player.setRow([delay], [asDrawn]);
    loaded.resolve();
    await settled();
    expect(rows().map(({ kits }) => kits.map(({ slug }) => slug))).toEqual([['analog-delay']]);
    expect(fakeAudio.board.told.filter((word) => word === 'riff')).toHaveLength(1);
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(1);
  });

  it('is told when the files of a new pedal do not come, and the next press plays with it', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.addModule = () => Promise.reject(new DOMException('', 'AbortError'));
    player.setRow([fuzz, delay], [asDrawn, asDrawn]);
    await settled();
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'network' });
    fakeAudio.addModule = async () => undefined;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
  });

  it('plays live again on a slow device, as another row may be lighter', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.board.say({ is: 'hopeless' });
    player.setRow([delay], [asDrawn]);
    await settled();
    fakeAudio.renders.shift()!(true);
    await settled();
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.board.told).not.toContain('loop');
  });
});

it('clicks when the footswitch is stepped on, only while anything is heard', async () => {
  const player = makePlayer();
  await player.play('lead');
  player.stop();
  player.click();
  expect(fakeAudio.board.told).not.toContain('click');
  await player.play('lead');
  player.click();
  expect(fakeAudio.board.told).toContain('click');
});

it('is silent while the browser asks for the microphone', async () => {
  const player = makePlayer();
  await player.play('lead');
  const answered = Promise.withResolvers<FakeStream>();
  fakeAudio.getUserMedia = () => answered.promise;
  const plugged = player.play({ deviceId: null });
  await settled();
  const [volume] = fakeAudio.contexts[0]!.gains;
  expect(volume!.gain.value).toBe(0);
  answered.resolve(new FakeStream());
  await plugged;
  expect(volume!.gain.value).toBe(1);
});

it('has a new worker after a file did not load in one, whatever that remembers', async () => {
  const player = makePlayer();
  await player.play('lead');
  fakeAudio.board.say({ is: 'hopeless' });
  const before = fakeAudio.workers.length;
  fakeAudio.renders.shift()!(false);
  await settled();
  await player.play('lead');
  fakeAudio.board.say({ is: 'hopeless' });
  expect(fakeAudio.workers).toHaveLength(before + 1);
  expect(fakeAudio.workers[before - 1]!.isEnded).toBe(true);
});

it('tells that this device plays coarser than it was to, until another row is laid', async () => {
  const player = makePlayer();
  await player.play('lead');
  fakeAudio.board.say({ is: 'quality', factor: 1, isCoarser: true });
  expect(player.state).toMatchObject({ quality: 1, isCoarser: true });
  fakeAudio.board.say({ is: 'quality', factor: 2, isCoarser: false });
  expect(player.state).toMatchObject({ quality: 2, isCoarser: false });
});
