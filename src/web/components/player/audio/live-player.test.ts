import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio, FakeStream, installFakeAudio, settled } from '#tests/support/listen/fake-audio.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import type { ChainCommand } from './chain-messages.ts';
import { LivePlayer } from './live-player.ts';

beforeEach(installFakeAudio);
afterEach(() => {
  vi.useRealTimers();
  // Workers outlive a test, and would wait for ever.
  for (const answer of fakeAudio.renders) answer(true);
});

const makePlayer = (): LivePlayer => new LivePlayer([{ slug: 'fuzz-box', url: '/fuzz-box.js' }], '/chain.js');

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
    expect(fakeAudio.contexts).toHaveLength(2);
  });

  it('is told as silent when the audio thread never begins, and the next press has a new one', async () => {
    vi.useFakeTimers();
    fakeAudio.startsAtOnce = false;
    const player = makePlayer();
    const press = player.play('lead');
    await vi.advanceTimersByTimeAsync(7900);
    expect(player.state.phase).toBe('loading');
    await vi.advanceTimersByTimeAsync(100);
    await press;
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'silent' });
    fakeAudio.startsAtOnce = true;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(2);
  });

  // What a call leaves behind in Safari says that it runs, while its clock stands.
  it.each(['interrupted', 'suspended'])(
    'is told when something else takes the loudspeaker and leaves the context %s, and the next press has a new one',
    async (state) => {
      const player = makePlayer();
      await player.play('lead');
      const [context] = fakeAudio.contexts;
      context!.state = state;
      context!.dispatchEvent(new Event('statechange'));
      expect(player.state).toMatchObject({ phase: 'failed', failure: 'interrupted' });
      expect(context!.isClosed).toBe(true);
      await player.play('lead');
      expect(player.state.phase).toBe('playing');
      expect(fakeAudio.contexts).toHaveLength(2);
    },
  );

  it('is not told of its own stop, and has a new context where a call came while nothing played', async () => {
    vi.useFakeTimers();
    const player = makePlayer();
    await player.play('lead');
    player.stop();
    await vi.advanceTimersByTimeAsync(100);
    const [context] = fakeAudio.contexts;
    expect(context!.state).toBe('suspended');
    context!.dispatchEvent(new Event('statechange'));
    expect(player.state.phase).toBe('idle');
    expect(context!.isClosed).toBe(false);
    context!.state = 'interrupted';
    context!.dispatchEvent(new Event('statechange'));
    expect(player.state.phase).toBe('idle');
    expect(context!.isClosed).toBe(true);
  });

  it('is told when the loudspeaker itself fails', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.contexts[0]!.dispatchEvent(new Event('error'));
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'no-audio' });
  });

  it('tells an iPhone that it plays music, that it records a guitar, and when neither', async () => {
    vi.useFakeTimers();
    const audioSession = { type: 'auto' };
    Object.assign(navigator, { audioSession });
    const player = makePlayer();
    await player.play('lead');
    expect(audioSession.type).toBe('playback');
    const asked = vi.spyOn(fakeAudio, 'getUserMedia').mockImplementation(async () => {
      expect(audioSession.type).toBe('play-and-record');
      return new FakeStream();
    });
    await player.play({ deviceId: null });
    expect(asked).toHaveBeenCalled();
    await player.play('lead');
    expect(audioSession.type).toBe('playback');
    player.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(audioSession.type).toBe('auto');
  });

  it('is told when the audio thread dies, and the next press has a new one', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.worklet.dispatchEvent(new Event('processorerror'));
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
  const bypassed = { ...stockSettings, bypassed: true };

  async function makeSlowPlayer(): Promise<LivePlayer> {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.worklet.say({ is: 'too-slow' });
    return player;
  }

  async function answerRender(isGood = true): Promise<void> {
    fakeAudio.renders.shift()!(isGood);
    await settled();
  }

  it('loads until the loop is there, and takes the volume that was set meanwhile', async () => {
    const player = await makeSlowPlayer();
    expect(player.state).toMatchObject({ quality: 'prerendered', phase: 'loading' });
    player.setVolume(0.25);
    expect(fakeAudio.contexts[0]!.gains[0]!.gain.value).toBe(0.25);
    await answerRender();
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.worklet.told).toContain('loop');
  });

  it('plays the riff itself at once in bypass, and loads when the pedal is switched on', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    player.apply(bypassed);
    await player.play('chug');
    expect(player.state.phase).toBe('playing');
    player.apply(stockSettings);
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
    expect(fakeAudio.worklet.told).not.toContain('loop');
    expect(player.state.phase).toBe('loading');
    await answerRender();
    expect(player.state.phase).toBe('playing');
  });

  it('is tried live again by the next press, and unheard first', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    player.stop();
    await player.play('lead');
    expect(fakeAudio.worklet.told.lastIndexOf('live')).toBeLessThan(fakeAudio.worklet.told.lastIndexOf('riff'));
    expect(fakeAudio.worklet.told).toContain('live');
    expect(player.state).toMatchObject({ quality: 2, phase: 'playing' });
    expect(fakeAudio.renders).toHaveLength(0);
    // As slow as ever.
    fakeAudio.worklet.say({ is: 'too-slow' });
    expect(player.state).toMatchObject({ quality: 'prerendered', phase: 'loading' });
    await answerRender();
    expect(player.state.phase).toBe('playing');
  });

  it('renders its loop once, where it is found to be slow before the audio thread begins', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    player.stop();
    fakeAudio.startsAtOnce = false;
    const press = player.play('lead');
    await settled();
    fakeAudio.worklet.say({ is: 'too-slow' });
    fakeAudio.worklet.say({ is: 'started', at: 0 });
    await press;
    expect(player.state).toMatchObject({ quality: 'prerendered', phase: 'loading' });
    await answerRender();
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.renders).toHaveLength(0);
  });

  it('is not tried in the middle of a sound: another riff is prepared as the last was', async () => {
    const player = await makeSlowPlayer();
    await answerRender();
    await player.play('chug');
    expect(fakeAudio.worklet.told).not.toContain('live');
    expect(player.state).toMatchObject({ quality: 'prerendered', phase: 'loading' });
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
    fakeAudio.worklet.say({ is: 'too-slow' });
    expect(player.state.phase).toBe('idle');
    expect(fakeAudio.renders).toHaveLength(0);
  });
});

describe('a sound card', () => {
  it.each([
    [44_100, [44_100]],
    [96_000, [96_000]],
    // Of a headset in a call; and far more than any circuit gains from.
    [16_000, [16_000, 48_000]],
    [192_000, [192_000, 48_000]],
  ])('of %i Hz is played at its own rate where that is one for music', async (deviceRate, rates) => {
    fakeAudio.deviceRate = deviceRate;
    const player = makePlayer();
    await player.play('lead');
    expect(fakeAudio.contexts.map(({ sampleRate }) => sampleRate)).toEqual(rates);
    expect(fakeAudio.contexts.map(({ isClosed }) => isClosed)).toEqual(rates.map((_, i) => i < rates.length - 1));
    expect(player.scope().rate).toBe(rates.at(-1));
  });
});

describe('a press that has begun', () => {
  it('opens what it will need once, in silence, and plays in it', async () => {
    const addModule = vi.spyOn(fakeAudio, 'addModule');
    const player = makePlayer();
    player.prepare('lead');
    player.prepare('lead');
    await settled();
    expect(fakeAudio.contexts).toHaveLength(1);
    expect(fakeAudio.worklet.told).toEqual([]);
    expect(fakeAudio.contexts[0]!.gains.map(({ gain }) => gain.value)).toContain(0);
    expect(player.state.phase).toBe('idle');
    const files = addModule.mock.calls.length;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(1);
    expect(addModule).toHaveBeenCalledTimes(files);
  });

  it('lets the audio thread sleep where it is not ended, and does not where it is', async () => {
    vi.useFakeTimers();
    const player = makePlayer();
    player.prepare('lead');
    await vi.advanceTimersByTimeAsync(1900);
    expect(fakeAudio.contexts[0]!.state).toBe('running');
    await vi.advanceTimersByTimeAsync(200);
    expect(fakeAudio.contexts[0]!.state).toBe('suspended');
    const pressed = makePlayer();
    pressed.prepare('lead');
    await vi.advanceTimersByTimeAsync(100);
    await pressed.play('lead');
    await vi.advanceTimersByTimeAsync(3000);
    expect(fakeAudio.contexts[1]!.state).toBe('running');
  });

  it('says nothing of files that did not come; the press asks again', async () => {
    fakeAudio.addModule = () => Promise.reject(new DOMException('', 'AbortError'));
    const player = makePlayer();
    player.prepare('lead');
    await settled();
    expect(player.state.phase).toBe('idle');
    fakeAudio.addModule = async () => undefined;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(2);
  });
});

describe('an audio thread that still tries the circuit', () => {
  it('is waited for, and the rest of the riff is made after that', async () => {
    fakeAudio.startsAtOnce = false;
    const player = makePlayer();
    const press = player.play('lead');
    await settled();
    expect(fakeAudio.worklet.told).toContain('riff');
    expect(player.state.phase).toBe('loading');
    expect(fakeAudio.worklet.told).not.toContain('whole-riff');
    fakeAudio.worklet.say({ is: 'started', at: 0 });
    await press;
    expect(player.state.phase).toBe('playing');
    await settled();
    expect(fakeAudio.worklet.told.at(-1)).toBe('whole-riff');
  });

  it('is not waited for by a press that was stopped', async () => {
    fakeAudio.startsAtOnce = false;
    const player = makePlayer();
    const press = player.play('lead');
    await settled();
    player.stop();
    await press;
    fakeAudio.worklet.say({ is: 'started', at: 0 });
    await settled();
    expect(player.state.phase).toBe('idle');
    expect(fakeAudio.worklet.told).not.toContain('whole-riff');
  });
});

describe('a chain of pedals', () => {
  const fuzz = { slug: 'fuzz-box', url: '/fuzz-box.js' };
  const delay = { slug: 'analog-delay', url: '/analog-delay.js' };
  const chains = () =>
    fakeAudio.worklet.port.posted.filter((message) => message.do === 'chain') as Extract<
      ChainCommand,
      { do: 'chain' }
    >[];

  it('is exchanged while the riff goes on, and only the latest of several is laid', async () => {
    const player = makePlayer();
    await player.play('lead');
    const loaded = Promise.withResolvers<void>();
    fakeAudio.addModule = () => loaded.promise;
    player.setChain([fuzz, delay], [stockSettings, stockSettings]);
    // Settings of a chain that is not there yet are not for the one that is.
    const told = fakeAudio.worklet.told.length;
    player.apply([stockSettings, stockSettings]);
    expect(fakeAudio.worklet.told).toHaveLength(told);
    player.setChain([delay], [stockSettings]);
    loaded.resolve();
    await settled();
    expect(chains().map(({ kits }) => kits.map(({ slug }) => slug))).toEqual([['analog-delay']]);
    expect(fakeAudio.worklet.told.filter((word) => word === 'riff')).toHaveLength(1);
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(1);
  });

  it('is told when the files of a new pedal do not come, and the next press plays with it', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.addModule = () => Promise.reject(new DOMException('', 'AbortError'));
    player.setChain([fuzz, delay], [stockSettings, stockSettings]);
    await settled();
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'network' });
    fakeAudio.addModule = async () => undefined;
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
  });

  it('plays live again on a slow device, as another chain may be lighter', async () => {
    const player = makePlayer();
    await player.play('lead');
    fakeAudio.worklet.say({ is: 'too-slow' });
    player.setChain([delay], [stockSettings]);
    await settled();
    fakeAudio.renders.shift()!(true);
    await settled();
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.worklet.told).not.toContain('loop');
  });
});

it('clicks when the footswitch is stepped on, only while anything is heard', async () => {
  const player = makePlayer();
  await player.play('lead');
  player.stop();
  player.click();
  expect(fakeAudio.worklet.told).not.toContain('click');
  await player.play('lead');
  player.click();
  expect(fakeAudio.worklet.told).toContain('click');
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
  fakeAudio.worklet.say({ is: 'too-slow' });
  const before = fakeAudio.workers.length;
  fakeAudio.renders.shift()!(false);
  await settled();
  await player.play('lead');
  fakeAudio.worklet.say({ is: 'too-slow' });
  expect(fakeAudio.workers).toHaveLength(before + 1);
  expect(fakeAudio.workers[before - 1]!.isEnded).toBe(true);
});

it('tells that this device plays coarser than it was to, until another chain is played', async () => {
  const player = makePlayer();
  await player.play('lead');
  fakeAudio.worklet.say({ is: 'quality', factor: 1, isCoarser: true });
  expect(player.state).toMatchObject({ quality: 1, isCoarser: true });
  fakeAudio.worklet.say({ is: 'quality', factor: 2, isCoarser: false });
  expect(player.state).toMatchObject({ quality: 2, isCoarser: false });
});

describe('an amp', () => {
  const amp = { slug: 'amp', url: '/amp.js', setting: 'clean', cabinet: 'guitar' } as const;

  function watchFiles(): string[] {
    const files: string[] = [];
    fakeAudio.addModule = async (file) => void files.push(file);
    return files;
  }

  it('is fetched with the first sound where it is on, and not at all where it is off', async () => {
    const files = watchFiles();
    await makePlayer().play('lead');
    expect(files).toEqual(['/chain.js', '/fuzz-box.js']);
    const player = makePlayer();
    player.setAmp(amp);
    await player.play('lead');
    expect(files.slice(2)).toEqual(['/chain.js', '/fuzz-box.js', '/amp.js']);
    const riff = fakeAudio.worklet.port.posted.find((message) => message.do === 'riff') as { ampTrims?: object };
    expect(riff.ampTrims).toBeDefined();
    fakeAudio.worklet.say({ is: 'amp', isPlaying: true });
    expect(player.state.amp).toBe('playing');
  });

  it('is in the loop that a slow device hears, which takes it and leaves it', async () => {
    const player = makePlayer();
    player.setAmp(amp);
    await player.play('lead');
    fakeAudio.worklet.say({ is: 'amp', isPlaying: false });
    fakeAudio.worklet.say({ is: 'too-slow' });
    expect(player.state).toMatchObject({ quality: 'prerendered', amp: 'playing' });
    expect(fakeAudio.jobs.at(-1)).toMatchObject({ count: 'loop', amp });
    fakeAudio.renders.shift()!(true);
    await settled();
    // Bypass goes through the amp too.
    player.apply({ ...stockSettings, bypassed: true });
    expect(fakeAudio.renders).toHaveLength(1);
    fakeAudio.renders.shift()!(true);
    await settled();
    const loops = fakeAudio.worklet.port.posted.filter((message) => message.do === 'loop');
    expect(loops).toMatchObject([{ isWhole: true }, { isWhole: true }]);
    player.setAmp(null);
    await settled();
    expect(player.state.amp).toBe('none');
    expect(fakeAudio.renders).toHaveLength(0);
    player.apply(stockSettings);
    expect(fakeAudio.jobs.at(-1)).toMatchObject({ amp: null });
  });

  it('stays away where a device plays the pedals live again, as it was too much before', async () => {
    const player = makePlayer();
    player.setAmp(amp);
    await player.play('lead');
    fakeAudio.worklet.say({ is: 'too-slow' });
    player.stop();
    await player.play('lead');
    expect(player.state).toMatchObject({ phase: 'playing', quality: 2, amp: 'too-slow' });
  });

  it('is sent once, however often a screen says the same, and again where it is tried again', async () => {
    const player = makePlayer();
    player.setAmp(amp);
    await player.play('lead');
    fakeAudio.worklet.say({ is: 'amp', isPlaying: true });
    player.setAmp(amp);
    await settled();
    expect(player.state.amp).toBe('playing');
    expect(fakeAudio.worklet.told).not.toContain('amp');
    player.setAmp({ ...amp });
    await vi.waitFor(() => expect(fakeAudio.worklet.told).toContain('amp'));
  });

  it('follows while it plays, and goes again', async () => {
    const files = watchFiles();
    const player = makePlayer();
    await player.play('lead');
    player.setAmp(amp);
    await vi.waitFor(() => expect(fakeAudio.worklet.told).toContain('amp'));
    expect(files).toContain('/amp.js');
    fakeAudio.worklet.say({ is: 'amp', isPlaying: false });
    expect(player.state.amp).toBe('too-slow');
    player.setAmp(null);
    await settled();
    expect(fakeAudio.worklet.told.filter((told) => told === 'amp')).toHaveLength(2);
    expect(player.state.amp).toBe('none');
  });
});
