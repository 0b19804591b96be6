import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio, FakeStream, installFakeAudio, settled } from '#tests/support/listen/fake-audio.ts';
import { LivePlayer } from '../live-player.ts';

const guitar = { deviceId: null };

beforeEach(installFakeAudio);

const makePlayer = (): LivePlayer => new LivePlayer([{ slug: 'fuzz-box', url: '/fuzz-box.js' }], '/chain.js');

/** The visitor is asked for the input, and each answer waits for the test. */
function askedForInput(): ((stream: FakeStream) => void)[] {
  const answers: ((stream: FakeStream) => void)[] = [];
  fakeAudio.getUserMedia = () => new Promise((resolve) => answers.push(resolve));
  return answers;
}

describe('an input that is allowed too late', () => {
  it.each<[string, (player: LivePlayer) => unknown]>([
    ['a riff was chosen', (player) => player.play('lead')],
    ['it was stopped', (player) => player.stop()],
    ['the page was left', (player) => player.close()],
  ])('is let go when %s', async (_, goOn) => {
    const answers = askedForInput();
    const player = makePlayer();
    await player.play('lead');
    const { worklet } = fakeAudio;
    const asked = player.play(guitar);
    await settled();
    const stream = new FakeStream();
    const gone = goOn(player);
    answers[0]!(stream);
    await Promise.all([asked, gone]);
    expect(stream.track.isStopped).toBe(true);
    expect(worklet.told).not.toContain('guitar');
    expect(player.guitar).toBeNull();
  });

  it('is let go when another was chosen, which plays', async () => {
    const answers = askedForInput();
    const player = makePlayer();
    const [first, second] = [new FakeStream(), new FakeStream()];
    const presses = [player.play(guitar)];
    await settled();
    presses.push(player.play({ deviceId: 'other' }));
    await settled();
    answers[0]!(first);
    answers[1]!(second);
    await Promise.all(presses);
    expect([first.track.isStopped, second.track.isStopped]).toEqual([true, false]);
    expect(player.state.phase).toBe('playing');
  });
});

describe('a guitar', () => {
  it('is not listened to any longer when a riff is chosen, even while that loads', async () => {
    const stream = new FakeStream();
    fakeAudio.getUserMedia = async () => stream;
    const player = makePlayer();
    await player.play(guitar);
    const riff = player.play('chug');
    expect(stream.track.isStopped).toBe(true);
    await riff;
  });

  it('is let go where the browser cannot connect it', async () => {
    const stream = new FakeStream(true);
    fakeAudio.getUserMedia = async () => stream;
    const player = makePlayer();
    await player.play(guitar);
    expect(stream.track.isStopped).toBe(true);
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'no-input' });
  });

  it.each([
    ['NotAllowedError', 'microphone-refused'],
    ['SecurityError', 'microphone-refused'],
    ['NotFoundError', 'no-input'],
    ['NotReadableError', 'no-input'],
    ['OverconstrainedError', 'no-input'],
    ['AbortError', 'no-input'],
  ])('that ends in %s is told as %s, and riffs still play', async (name, failure) => {
    fakeAudio.getUserMedia = () => Promise.reject(new DOMException('', name));
    const player = makePlayer();
    await player.play(guitar);
    expect(player.state).toMatchObject({ phase: 'failed', failure });
    await player.play('lead');
    expect(player.state.phase).toBe('playing');
    expect(fakeAudio.contexts).toHaveLength(1);
  });

  it('is told as missing where the browser knows no inputs', async () => {
    vi.stubGlobal('navigator', {});
    const player = makePlayer();
    await player.play(guitar);
    expect(player.state.failure).toBe('no-input');
  });

  it('keeps the level that was set for what is plugged in next', async () => {
    const player = makePlayer();
    await player.play(guitar);
    player.guitar!.setLevel(-20);
    const leading = () => fakeAudio.contexts[0]!.gains.filter(({ targets }) => targets[0] === fakeAudio.worklet);
    const set = leading().map(({ gain }) => gain.value);
    expect(set).toEqual([expect.closeTo(4.5)]);
    player.stop();
    await player.play('lead');
    await player.play({ deviceId: 'other' });
    expect(leading().map(({ gain }) => gain.value)).toEqual(set);
  });

  it('that is pulled out is told', async () => {
    const stream = new FakeStream();
    fakeAudio.getUserMedia = async () => stream;
    const player = makePlayer();
    await player.play(guitar);
    stream.track.dispatchEvent(new Event('ended'));
    expect(player.state).toMatchObject({ phase: 'failed', failure: 'no-input' });
    expect(player.guitar).toBeNull();
  });
});
