/** A browser without an audio thread for circuits: insecure pages, locked-down browsers. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAudio, installFakeAudio, settled } from '#tests/support/listen/fake-audio.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { LivePlayer } from './live-player.ts';

const players: LivePlayer[] = [];

beforeEach(() => {
  installFakeAudio();
  fakeAudio.hasWorklets = false;
});
afterEach(() => {
  // Its pictures of the scope would go on for ever.
  for (const player of players.splice(0)) player.close();
  for (const answer of fakeAudio.renders) answer(true);
  vi.useRealTimers();
});

async function playing(): Promise<LivePlayer> {
  const player = new LivePlayer([{ slug: 'fuzz-box', url: '/fuzz-box.js' }], '/chain.js');
  players.push(player);
  await player.play('lead');
  return player;
}

async function answerRender(): Promise<void> {
  fakeAudio.renders.shift()!(true);
  await settled();
}

const context = () => fakeAudio.contexts.at(-1)!;
/** What is heard of each loop that began. */
const volumes = () =>
  context().sources.map(({ targets }) => (targets[0] as unknown as { gain: { value: number } }).gain.value);

it('hears a loop that was rendered ahead, and is told that the browser is why', async () => {
  const addModule = vi.spyOn(fakeAudio, 'addModule');
  const player = await playing();
  expect(player.state).toMatchObject({ quality: 'prerendered', isLoopsOnly: true, phase: 'loading' });
  await answerRender();
  expect(player.state).toMatchObject({ phase: 'playing' });
  // The riff for bypass, and the pedal.
  expect(volumes()).toEqual([0, 1]);
  expect(context().sources.every(({ loop }) => loop)).toBe(true);
  expect(addModule).not.toHaveBeenCalled();
});

it('hears a knob in another loop, which goes on where the riff is', async () => {
  const player = await playing();
  await answerRender();
  context().currentTime = 1.2345;
  player.apply({ ...stockSettings, knobs: { VOLUME: 1 } });
  await answerRender();
  const [riff, first, second] = context().sources;
  const [begun] = riff!.startedAt!;
  const [when, offset] = second!.startedAt!;
  expect(when).toBeGreaterThan(1.2345);
  // As far into the loop as the riff is by then, to a sample.
  const samples = (when - begun) * 48_000;
  expect(samples % 1).toBeCloseTo(0, 6);
  expect(offset).toBeCloseTo((when - begun) % second!.buffer!.duration, 9);
  expect(first!.stoppedAt).toBeGreaterThan(when);
  expect(volumes()).toEqual([0, 0, 1]);
});

it('hears the riff itself in bypass at once, and the pedal again without another render', async () => {
  const player = await playing();
  await answerRender();
  player.apply({ ...stockSettings, bypassed: true });
  // From -20 LUFS to -18.
  expect(volumes()[0]).toBeCloseTo(10 ** (2 / 20), 5);
  expect(volumes()[1]).toBe(0);
  expect(fakeAudio.renders).toHaveLength(0);
  player.apply(stockSettings);
  expect(volumes()).toEqual([0, 1]);
});

it('hears bypass through the amp, where one is on', async () => {
  const player = await playing();
  await answerRender();
  player.setAmp({ slug: 'amp', url: '/amp.js', setting: 'clean', cabinet: 'guitar' });
  await vi.waitFor(() => expect(fakeAudio.renders).toHaveLength(1));
  await answerRender();
  player.apply({ ...stockSettings, bypassed: true });
  await answerRender();
  expect(volumes()).toEqual([0, 0, 0, 1]);
  player.setAmp(null);
  await settled();
  expect(volumes()[0]).toBeGreaterThan(1);
  expect(volumes()[3]).toBe(0);
});

it('stops, plays another riff, and clicks', async () => {
  const player = await playing();
  await answerRender();
  player.stop();
  await player.play('chug');
  // At once: what comes after a pause must not begin with what was before it.
  expect(
    context()
      .sources.slice(0, 2)
      .map(({ stoppedAt }) => stoppedAt),
  ).toEqual([0, 0]);
  expect(player.state).toMatchObject({ quality: 'prerendered', phase: 'loading' });
  await answerRender();
  expect(player.state.phase).toBe('playing');
  player.click();
  expect(Math.max(...context().sources.at(-1)!.buffer!.samples)).toBeGreaterThan(0.01);
});

it('sees on the scope what is heard', async () => {
  vi.useFakeTimers();
  const pressed = playing();
  await vi.advanceTimersByTimeAsync(0);
  const player = await pressed;
  fakeAudio.renders.shift()!(true);
  await vi.advanceTimersByTimeAsync(0);
  player.scope();
  context().currentTime = 0.5;
  await vi.advanceTimersByTimeAsync(100);
  expect(player.scope().at).not.toBeNull();
});

it('cannot play a guitar, which nobody knows beforehand, and says so', async () => {
  const player = await playing();
  await player.play({ deviceId: null });
  expect(player.state).toMatchObject({ phase: 'failed', failure: 'no-audio' });
});
