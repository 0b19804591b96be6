/** What plays kits in a file on somebody's disk: it fetches nothing. A bundle of its own, whose text goes into that file. */
import { ampSlug, type AmpPick, type PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, RiffName, SourceLevels } from '#electronics/player/chain/chain-settings.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import { renderLoop } from '#electronics/player/chain/render.ts';
import { chainOversampling } from '#electronics/player/oversampling.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { scores } from '#electronics/player/riffs/scores.ts';
import { takeRate } from '#electronics/player/take-along/take.ts';
import { takeLevels } from '#electronics/player/take-along/take-levels.ts';
import { processorName, type ChainCommand, type ChainReport } from '../../../components/player/audio/chain-messages.ts';
import { dataId, type OfflineData } from './offline-data.ts';

const data = JSON.parse(document.getElementById(dataId)!.textContent) as OfflineData;
const find = <Kind extends Element>(selector: string): Kind => document.querySelector<Kind>(selector)!;
const button = find<HTMLButtonElement>('button');
const status = find('[role="status"]');
const riffs = find<HTMLSelectElement>('[data-riff]');
const amps = find<HTMLSelectElement>('[data-amp]');
const effect = find<HTMLInputElement>('[data-effect]');
const volume = find<HTMLInputElement>('[data-volume]');
const pedals = [...document.querySelectorAll('[data-pedal]')].map((pedal) => ({
  knobs: [...pedal.querySelectorAll<HTMLInputElement>('[data-knob]')],
  /** Null: it has no switch of its own. */
  on: pedal.querySelector<HTMLInputElement>('[data-on]'),
}));

// A page from a disk may add no worklet from a blob in Chromium, but one from a data URL.
const urlOf = (code: string): string => `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
const kitUrls = new Map(Object.entries(data.code.kits).map(([slug, code]) => [slug, urlOf(code)]));
const kits = data.kits.map(({ slug }) => ({ slug, url: kitUrls.get(slug)! }));
const ampUrl = urlOf(data.code.amp);

const settings = (): PedalSettings[] =>
  pedals.map(({ knobs, on }, index) => ({
    ...data.kits[index]!.settings,
    knobs: Object.fromEntries(knobs.map(({ dataset, valueAsNumber }) => [dataset['knob']!, valueAsNumber])),
    bypassed: !effect.checked || on?.checked === false,
  }));
const riff = (): RiffName => riffs.value as RiffName;

function amp(): PlayableAmp | null {
  const pick = amps.value as AmpPick;
  return pick === 'off' ? null : { slug: ampSlug, url: ampUrl, setting: pick, cabinet: data.cabinet };
}

interface SourceSamples {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly length: number;
  readonly loudness: number;
}

const made = new Map<string, SourceSamples>();

function source(): SourceSamples {
  const known = made.get(riff());
  if (known) return known;
  const samples = playRiff(riff(), takeRate);
  const now = { samples, length: samples.length, loudness: scores[riff()].loudness };
  made.set(riff(), now);
  return now;
}

const measured = new Map<string, SourceLevels>();

/** Of a row it takes a moment, once for each riff, amp and switch. */
function levels(): SourceLevels {
  const [chosen, set] = [amp(), settings()];
  const key = JSON.stringify([riff(), chosen?.setting, set.map(({ bypassed }) => bypassed)]);
  const known = measured.get(key);
  if (known) return known;
  const chain = {
    circuits: loadedCircuits(kits),
    settings: set,
    amp: chosen && { ...chosen, circuit: loadedCircuits([chosen])[0]! },
  };
  const now = takeLevels(kits, chain, riff(), source().loudness);
  measured.set(key, now);
  return now;
}

/** Plays until it is stopped. */
interface Sound {
  /** Knobs, footswitch. */
  apply(): void;
  changeSource(): void;
  changeAmp(): void;
}

/** On the audio thread, as it is turned. */
async function playLive(context: AudioContext, output: AudioNode, onTooSlow: () => void): Promise<Sound> {
  for (const url of [urlOf(data.code.worklet), ...kitUrls.values(), ampUrl]) await context.audioWorklet.addModule(url);
  const node = new AudioWorkletNode(context, processorName, {
    channelCount: 1,
    channelCountMode: 'explicit',
    outputChannelCount: [1],
    processorOptions: { kits, settings: settings(), amp: amp() },
  });
  const post = (message: ChainCommand): void => node.port.postMessage(message, []);
  node.port.addEventListener('message', ({ data: report }: MessageEvent<ChainReport>) => {
    if (report.is !== 'too-slow') return;
    node.disconnect();
    onTooSlow();
  });
  node.port.start();
  node.connect(output);
  const changeSource = (): void => post({ do: 'riff', ...source(), ...levels() });
  changeSource();
  return {
    apply() {
      post({ do: 'apply', settings: settings() });
      post({ do: 'levels', ...levels() });
    },
    changeSource,
    changeAmp: () => post({ do: 'amp', amp: amp(), ...levels() }),
  };
}

const renderDelayMs = 300;

/** Where the browser lets no audio thread play, or the device is too slow: a loop is worked out, and again after each change. */
function playLoops(context: AudioContext, output: AudioNode): Sound {
  const circuits = loadedCircuits(kits);
  let [node, timer]: [AudioBufferSourceNode | null, ReturnType<typeof setTimeout> | undefined] = [null, undefined];
  function render(): void {
    const chosen = amp();
    const loop = renderLoop({
      circuits,
      settings: settings(),
      source: source().samples,
      levels: levels(),
      rate: takeRate,
      factor: chainOversampling(circuits, takeRate).first,
      amp: chosen && { ...chosen, circuit: loadedCircuits([chosen])[0]!, factor: 1 },
    });
    const buffer = context.createBuffer(1, loop.length, takeRate);
    buffer.copyToChannel(loop, 0);
    node?.stop();
    node = new AudioBufferSourceNode(context, { buffer, loop: true });
    node.connect(output);
    node.start();
    status.textContent = 'Playing a loop that was worked out before';
  }
  const later = (): void => {
    status.textContent = 'Working it out';
    clearTimeout(timer);
    timer = setTimeout(render, renderDelayMs);
  };
  later();
  return { apply: later, changeSource: later, changeAmp: later };
}

let context: AudioContext | null = null;
let sound: Sound | null = null;
let gain: GainNode | null = null;

async function start(): Promise<void> {
  status.textContent = 'Getting ready';
  const opened = (context = new AudioContext({ sampleRate: takeRate }));
  const output = (gain = new GainNode(opened, { gain: volume.valueAsNumber }));
  output.connect(opened.destination);
  const resumed = opened.resume();
  const playSlowly = (): void => {
    if (opened === context) sound = playLoops(opened, output);
  };
  await Promise.all([...kitUrls.values(), ampUrl].map((url) => import(/* @vite-ignore */ url)));
  try {
    sound = await playLive(opened, output, playSlowly);
    status.textContent = 'Playing';
  } catch {
    playSlowly();
  }
  await resumed;
}

async function stop(): Promise<void> {
  const closed = context;
  [context, sound, gain] = [null, null, null];
  status.textContent = '';
  await closed?.close();
}

async function press(): Promise<void> {
  const isOn = context !== null;
  button.textContent = isOn ? 'Play' : 'Stop';
  try {
    await (isOn ? stop() : start());
  } catch {
    await stop();
    button.textContent = 'Play';
    status.textContent = 'This browser doesn’t play it. Try another one, such as Firefox or Chrome.';
  }
}

button.addEventListener('click', () => void press());
for (const control of [...pedals.flatMap(({ knobs, on }) => (on ? [...knobs, on] : knobs)), effect])
  control.addEventListener('input', () => sound?.apply());
riffs.addEventListener('change', () => sound?.changeSource());
amps.addEventListener('change', () => sound?.changeAmp());
volume.addEventListener('input', () => {
  if (gain) gain.gain.value = volume.valueAsNumber;
});
button.disabled = false;
