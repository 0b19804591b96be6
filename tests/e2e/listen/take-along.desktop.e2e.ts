import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { readWav, wavFile } from '#electronics/player/take-along/wav.ts';
import { latencySamples } from '#electronics/player/chain/oversampler.ts';
import { pathToFileURL } from 'node:url';
import { listenIn } from '#tests/support/journeys/hearing.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { expect as expectSoon, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

const { args, ...launch } = launchOptions();
test.use({ launchOptions: { ...launch, args: [...args, '--autoplay-policy=no-user-gesture-required'] } });

// Each file is a rendering, which on a busy machine takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take it along' });
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name });

async function openDialog(page: Page, path: string): Promise<void> {
  await open(page, path);
  // Of a board it waits for all of its pedals.
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeEnabled();
  await page.getByRole('button', { name: 'Take it along' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** What a button saves, and under which name. */
async function saved(page: Page, name: string, button: string): Promise<{ file: string; bytes: Buffer; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    section(page, name).getByRole('button', { name: button }).click(),
  ]);
  const file = download.suggestedFilename();
  const path = test.info().outputPath(file);
  await download.saveAs(path);
  return { file, bytes: readFileSync(path), path };
}

const wavOf = (bytes: Buffer) => readWav(new Uint8Array(bytes).buffer)!;
const peakOf = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

const tone = (seconds: number, rate = 48_000) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 220 * i) / rate));
const wavNamed = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'audio/wav', buffer: Buffer.from(bytes) });

test('a recording is saved through the pedal, or cancelled, and a bad one is refused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/products/clean-booster?sound=k30~aoff');
  const before = asked.length;
  expect(asked.filter((name) => /take\.worker|take-along/.test(name))).toEqual([]);
  await page.getByRole('button', { name: 'Take it along' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  await expectNoAxeViolations(page, { within: 'dialog' });

  const riff = await saved(page, 'A recording', 'Save WAV');
  expect(riff.file).toBe('clean-booster-open-chords.wav');
  const taken = wavOf(riff.bytes);
  expect(taken).toMatchObject({ rate: 48_000, channels: 1, format: 'pcm24' });
  expect(taken.count / taken.rate).toBeGreaterThan(15);
  expect(peakOf(taken.samples())).toBeGreaterThan(0.1);
  await expect(section(page, 'A recording').getByRole('status')).toContainText(
    'Saved as clean-booster-open-chords.wav',
  );

  const recording = section(page, 'A recording');
  await recording.getByRole('combobox', { name: 'What’s played' }).selectOption('Your own recording');
  await recording.getByRole('combobox', { name: 'Format' }).selectOption('16-bit, 48 kHz');
  const field = recording.getByLabel('Your recording');
  await field.setInputFiles(wavNamed('not sound.wav', new TextEncoder().encode('RIFF, it says')));
  await recording.getByRole('button', { name: 'Save WAV' }).click();
  await expect(recording.getByRole('alert')).toContainText('can’t read that file as sound');
  await field.setInputFiles(wavNamed('nothing.wav', wavFile(new Float32Array(48_000), 48_000, 'pcm16')));
  await recording.getByRole('button', { name: 'Save WAV' }).click();
  await expect(recording.getByRole('alert')).toContainText('nothing to hear');
  await field.setInputFiles(wavNamed('My Riff.wav', wavFile(tone(2, 44_100), 44_100, 'pcm16')));
  const own = await saved(page, 'A recording', 'Save WAV');
  expect(own.file).toBe('clean-booster-my-riff.wav');
  // Brought to 48 kHz, and what rings on.
  expect(wavOf(own.bytes)).toMatchObject({ rate: 48_000, count: 4 * 48_000, format: 'pcm16' });

  await field.setInputFiles(wavNamed('long.wav', wavFile(tone(240, 8000), 8000, 'pcm16')));
  await recording.getByRole('button', { name: 'Save WAV' }).click();
  await recording.getByRole('button', { name: 'Cancel' }).click();
  await expect(recording.getByRole('progressbar')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeFocused();
});

test('an impulse response is saved of what is clean, and what distorts says why there is none', async ({ page }) => {
  await openDialog(page, '/products/two-band-eq?sound=k50-50');
  const { file, bytes } = await saved(page, 'An impulse response', 'Save impulse response');
  expect(file).toBe('two-band-eq-impulse-response.wav');
  const samples = wavOf(bytes).samples();
  const peak = peakOf(samples);
  expect(samples.findIndex((x) => Math.abs(x) === peak)).toBeLessThanOrEqual(latencySamples(16) + 2);
  expect(peakOf(samples.slice(-8))).toBeLessThan(1e-3);

  await openDialog(page, '/products/hard-clipper?sound=k50-50');
  const impulse = section(page, 'An impulse response');
  await impulse.getByRole('button', { name: 'Save impulse response' }).click();
  await expect(impulse.getByRole('alert')).toContainText('this pedal distorts');
});

test('the settings are saved as a card, to print or to send', async ({ page }) => {
  await openDialog(page, '/products/fuzz-box?sound=k40-60~adriven');
  await expect(dialog(page).getByRole('img', { name: /^Fuzz Box: .*4\.0.*Amp: driven$/ })).toBeVisible();
  const png = await saved(page, 'A settings card', 'Save card');
  expect(png.file).toBe('fuzz-box-settings.png');
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(png.bytes.readUInt32BE(16)).toBe(1200);
  await section(page, 'A settings card').getByRole('combobox', { name: 'Picture' }).selectOption('svg');
  const svg = await saved(page, 'A settings card', 'Save card');
  expect(svg.file).toBe('fuzz-box-settings.svg');
  expect(svg.bytes.toString()).toContain('>Fuzz Box</text>');
});

test('the output of a training pair is as long as its input and aligned; other inputs are refused', async ({
  page,
}) => {
  await openDialog(page, '/products/buffer-splitter?sound=k50');
  const training = section(page, 'A training pair');
  await expect(training.getByRole('button', { name: 'Save its output' })).toBeDisabled();
  const field = training.getByLabel('Input of your trainer');
  await field.setInputFiles(wavNamed('slow.wav', wavFile(tone(12, 44_100), 44_100, 'pcm24')));
  await training.getByRole('button', { name: 'Save its output' }).click();
  await expect(training.getByRole('alert')).toContainText('44.1 kHz');

  const input = tone(12).map((x, i) => (i < 24_000 || i > 500_000 ? 0 : x));
  await field.setInputFiles(wavNamed('input.wav', wavFile(input, 48_000, 'pcm24')));
  await training.getByRole('combobox', { name: 'Format' }).selectOption('32-bit float');
  const { file, bytes } = await saved(page, 'A training pair', 'Save its output');
  expect(file).toBe('buffer-splitter-training-output.wav');
  const output = wavOf(bytes);
  expect(output).toMatchObject({ count: input.length, format: 'float32' });
  await expect(training.getByRole('status')).toContainText('It’s 0:12 long; the usual input has 3:10.');
  // A buffer is nearly a wire: it fits best where it is not shifted at all.
  const heard = output.samples();
  const likeness = (shift: number): number => {
    let sum = 0;
    for (let i = 100_000; i < 110_000; i++) sum += input[i]! * heard[i + shift]!;
    return sum;
  };
  const shifts = [-3, -2, -1, 0, 1, 2, 3];
  expect(shifts.toSorted((a, b) => likeness(b) - likeness(a))[0]).toBe(0);
});

/** Opens a file from the disk in a browser without a network, and answers with what was asked for or complained about. */
async function openOffline(browser: Browser, path: string) {
  const context = await browser.newContext({ offline: true });
  const own = await context.newPage();
  const heard = await listenIn(own);
  const asked: string[] = [];
  const complaints: string[] = [];
  own.on('request', (request) => asked.push(request.url()));
  own.on('console', (message) => complaints.push(message.text()));
  own.on('pageerror', (error) => complaints.push(String(error)));
  await own.goto(pathToFileURL(path).href);
  await own.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(own.getByRole('status')).toHaveText(/^Playing/);
  await expect.poll(heard).toBeGreaterThan(0.003);
  const end = async (): Promise<void> => {
    await expectNoAxeViolations(own);
    await own.getByRole('button', { name: 'Stop' }).click();
    expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  };
  return { own, heard, end };
}

test('the pedal is saved as one file that plays without a network', async ({ page, browser }) => {
  await openDialog(page, '/products/clean-booster?sound=k30');
  const { file, bytes, path } = await saved(page, 'The pedal itself', 'Save player');
  expect(file).toBe('clean-booster-player.html');
  expect(bytes.length).toBeLessThan(250_000);

  const { own, heard, end } = await openOffline(browser, path);
  await own.getByRole('slider').last().press('ArrowRight');
  await own.getByRole('combobox', { name: 'Amp' }).selectOption('Off');
  await own.getByRole('combobox', { name: 'Riff' }).selectOption({ index: 1 });
  await expect.poll(heard).toBeGreaterThan(0.003);
  await end();
});

test('a board is saved as one file that plays all of it without a network', async ({ page, browser }) => {
  await openDialog(page, '/pedalboard?kits=clean-booster:k30,buffer-splitter:b,clean-booster&amp=off');
  const { file, bytes, path } = await saved(page, 'The board itself', 'Save player');
  expect(file).toBe('pedalboard-player.html');
  expect(bytes.length).toBeLessThan(400_000);

  const { own, heard, end } = await openOffline(browser, path);
  const pedals = own.getByRole('group');
  await expect(pedals).toHaveCount(3);
  await expect(pedals.first().getByRole('slider')).toHaveValue('0.3');
  const buffer = own.getByRole('group', { name: '2 Buffer' }).getByRole('checkbox', { name: 'On' });
  await expect(buffer).not.toBeChecked();
  await buffer.press('Space');
  await own.getByRole('combobox', { name: 'Amp' }).selectOption('Edge');
  await expect.poll(heard).toBeGreaterThan(0.003);
  await end();
});

test('a board is saved whole: what plays, its card, and why there is no impulse response', async ({ page }) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const theirs = () => fetched.filter((path) => /take\.worker|take-along/.test(path));
  await open(page, '/pedalboard?kits=two-band-eq,clean-booster:b,fuzz-box:k20-60&amp=edge');
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeEnabled();
  expect(theirs()).toEqual([]);
  await page.getByRole('button', { name: 'Take it along' }).press('Enter');
  await expect(dialog(page)).toContainText('This board as it’s set now');
  await expectNoAxeViolations(page, { within: 'dialog' });

  const recording = section(page, 'A recording');
  await recording.getByRole('combobox', { name: 'What’s played' }).selectOption('Your own recording');
  await recording.getByLabel('Your recording').setInputFiles(wavNamed('mine.wav', wavFile(tone(1), 48_000, 'pcm16')));
  const { file, bytes } = await saved(page, 'A recording', 'Save WAV');
  expect(file).toBe('pedalboard-mine-amp-edge.wav');
  const samples = wavOf(bytes).samples();
  expect(samples).toHaveLength(3 * 48_000);
  expect(peakOf(samples)).toBeGreaterThan(0.05);
  expect(peakOf(samples)).toBeLessThan(1);

  await section(page, 'A settings card').getByRole('combobox', { name: 'Picture' }).selectOption('svg');
  const card = await saved(page, 'A settings card', 'Save card');
  expect(card.file).toBe('pedalboard-settings.svg');
  const names = [...card.bytes.toString().matchAll(/>(\d [\w -]+)</g)].map(([, name]) => name);
  expect(names).toEqual(['1 Two-Band Tone', '2 Clean Booster', '3 Fuzz Box']);
  expect(card.bytes.toString()).toContain('>Bypassed<');
  expect(card.bytes.toString()).toContain('>Amp: edge<');

  const impulse = section(page, 'An impulse response');
  await impulse.getByRole('button', { name: 'Save impulse response' }).click();
  await expect(impulse.getByRole('alert')).toContainText('the Fuzz Box distorts');
});

const lowPass = `* A filter
R1 IN a 10k
C1 a 0 10n
XTONE 0 OUT a POT 100k A
R2 OUT 0 1MEG
V1 vcc 0 9
R3 vcc 0 100k
`;

test('a circuit of one’s own is saved as it plays, and its impulse response where it is straight', async ({ page }) => {
  await open(page, '/circuit');
  await page.getByRole('textbox', { name: 'Your netlist' }).fill(lowPass);
  await page.getByRole('slider', { name: 'TONE' }).press('End');
  await page.getByRole('button', { name: 'Take it along' }).press('Enter');
  await expect(dialog(page)).toContainText('This circuit as it’s set now');
  await expect(dialog(page).getByRole('img', { name: /^A filter: TONE 10\.0$/ })).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });

  const riff = await saved(page, 'A recording', 'Save WAV');
  expect(riff.file).toBe('own-circuit-open-chords.wav');
  expect(peakOf(wavOf(riff.bytes).samples())).toBeGreaterThan(0.1);

  const impulse = await saved(page, 'An impulse response', 'Save impulse response');
  expect(impulse.file).toBe('own-circuit-impulse-response.wav');
  const input = tone(10);
  const training = section(page, 'A training pair');
  await training.getByLabel('Input of your trainer').setInputFiles(wavNamed('in.wav', wavFile(input, 48_000, 'pcm24')));
  const pair = await saved(page, 'A training pair', 'Save its output');
  expect(pair.file).toBe('own-circuit-training-output.wav');
  expect(wavOf(pair.bytes).count).toBe(input.length);
  // Of a constant voltage 100 kilohms are left behind 10 of the circuit and 10 of the guitar.
  const sum = wavOf(impulse.bytes)
    .samples()
    .reduce((all, x) => all + x, 0);
  expect(sum).toBeGreaterThan(0.78);
  expect(sum).toBeLessThan(0.84);
});
