/** What a neural modeler is trained with: a WAV that is taken as it is, since its samples and what comes back have to match one by one. */
import { takeRate } from '#electronics/player/take-along/take.ts';
import { readWav, type WavFile } from '#electronics/player/take-along/wav.ts';
import type { ReadSamples } from './read-recording.ts';

const usualSeconds = 190;
const longestSeconds = 300;
const shortestSeconds = 10;
const mostBytes = 60e6;

const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

function refusalOf({ rate, channels, count, format }: WavFile): string | null {
  if (rate !== takeRate)
    return `This file has ${(rate / 1000).toLocaleString('en-IN')} kHz. Trainers need 48 kHz on both sides, so pick one with 48 kHz.`;
  if (channels !== 1)
    return `This file has ${channels} channels. Trainers need one: save it as mono and pick it again.`;
  if (!format) return 'We can read 16-bit, 24-bit and 32-bit float WAV. Save it as one of those and pick it again.';
  const seconds = count / rate;
  if (seconds < shortestSeconds)
    return `This file is ${clock(seconds)} long, too short to train with. It needs 10 seconds at least.`;
  if (seconds > longestSeconds) return `This file is ${clock(seconds)} long. It may have 5 minutes at most.`;
  return null;
}

export async function readTrainingInput(file: Blob): Promise<ReadSamples> {
  if (file.size > mostBytes) return { refused: 'That file is larger than 60 MB, more than 5 minutes of mono WAV.' };
  const wav = readWav(await file.arrayBuffer());
  if (!wav) return { refused: 'That’s no WAV file. Pick the input file of your trainer as it came.' };
  const refused = refusalOf(wav);
  if (refused !== null) return { refused };
  const seconds = wav.count / wav.rate;
  const samples = wav.samples();
  if (Math.abs(seconds - usualSeconds) < 1) return { samples };
  return { samples, note: `It’s ${clock(seconds)} long; the usual input has ${clock(usualSeconds)}.` };
}
