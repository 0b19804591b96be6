import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readWav, wavFile } from '#electronics/player/take-along/wav.ts';
import { latencySamples } from '#electronics/player/chain/oversampler.ts';
import { expect as expectSoon, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

// Each file is a rendering, which on a busy machine takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take it along' });
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name });

async function openDialog(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'Take it along' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** What a button saves, and under which name. */
async function saved(page: Page, name: string, button: string): Promise<{ file: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    section(page, name).getByRole('button', { name: button }).click(),
  ]);
  return { file: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
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
  await expect(section(page, 'A recording').getByRole('status')).toContainText('Saved as clean-booster-open-chords.wav');

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
