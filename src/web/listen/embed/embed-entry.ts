/** All that a playing kit in somebody's page fetches before it is asked to play: a button, and where the rest is. */
import { riffNames, riffsFor } from '../../components/player/riffs.ts';
import { readEmbedSound } from './embed-sound.ts';
import type * as playerCode from './embed-player.ts';

const page = document.querySelector<HTMLElement>('[data-kit]')!;
const { kit: slug = '', code: url = '', amp: ampUrl = '', subcategory = '' } = page.dataset;
const button = page.querySelector('button')!;
const riffs = page.querySelector<HTMLSelectElement>('[data-riff]')!;
const amps = page.querySelector<HTMLSelectElement>('[data-amp-pick]')!;
const status = page.querySelector('[role="status"]')!;
const effect = page.querySelector<HTMLInputElement>('[data-effect]')!;
const knobs = [...page.querySelectorAll<HTMLInputElement>('[data-knob]')];

riffs.append(...riffsFor(subcategory).map((riff) => new Option(riffNames[riff], riff)));

const asked = readEmbedSound(location.search);
asked.knobs.forEach((position, k) => {
  if (position !== null && knobs[k]) knobs[k].valueAsNumber = position;
});
if ([...amps.options].some(({ value }) => value === asked.amp)) amps.value = asked.amp!;

let code: Promise<typeof playerCode> | null = null;

/** As the page shows it. */
const settings = (): playerCode.EmbedSettings => ({
  knobs: Object.fromEntries(knobs.map(({ dataset, valueAsNumber }) => [dataset['knob']!, valueAsNumber])),
  bypassed: !effect.checked,
  riff: riffs.value as playerCode.EmbedSettings['riff'],
  amp: amps.value as playerCode.EmbedSettings['amp'],
});

const said: Readonly<Record<playerCode.EmbedPhase, string>> = {
  idle: '',
  loading: 'Loading',
  playing: 'Playing',
  failed: 'It didn’t play. Check your connection and press Play again.',
};

function show(phase: playerCode.EmbedPhase, isAmpLeftOut = false): void {
  const isOn = phase === 'loading' || phase === 'playing';
  page.dataset['phase'] = phase;
  button.textContent = isOn ? 'Stop' : 'Play';
  status.textContent =
    phase === 'playing' && isAmpLeftOut ? 'Playing without the amp, for which this device is too slow' : said[phase];
}

async function press(): Promise<void> {
  if (page.dataset['phase'] === 'loading' || page.dataset['phase'] === 'playing') return void (await code)?.stop();
  show('loading');
  try {
    code ??= import('./embed-player.ts');
    await (await code).play({ slug, url, ampUrl, subcategory }, settings(), show);
  } catch {
    code = null;
    show('failed');
  }
}

button.addEventListener('click', () => void press());
for (const control of [...knobs, effect])
  control.addEventListener('input', () => void code?.then((it) => it.apply(settings())));
amps.addEventListener('change', () => void code?.then((it) => it.changeAmp(settings())));
riffs.addEventListener('change', () => void code?.then((it) => it.changeRiff(settings())));
page.dataset['phase'] = 'idle';
button.disabled = false;
