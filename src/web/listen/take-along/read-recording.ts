/** A recording that the visitor picked, decoded by the browser: one channel at 48 kHz. Nothing of it leaves the device. */
import { leastSeconds, mostSeconds, takeRate } from '#electronics/player/take-along/take.ts';
import { readWav } from '#electronics/player/take-along/wav.ts';

export type ReadSamples =
  | { readonly samples: Float32Array<ArrayBuffer>; readonly note?: string }
  | { readonly refused: string };

/** A file that says how long it is, and one that has to be decoded to know: an hour of it would fill the memory of a phone. */
const mostBytes = { wav: 200e6, other: 24e6 };

const tooLong = `That’s longer than ${mostSeconds / 60} minutes. Cut it shorter and pick it again.`;

function mixed(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const { numberOfChannels: channels, length } = buffer;
  const samples = new Float32Array(length);
  for (let channel = 0; channel < channels; channel++) {
    const each = buffer.getChannelData(channel);
    for (let i = 0; i < length; i++) samples[i]! += each[i]! / channels;
  }
  return samples;
}

const isWav = async (file: Blob): Promise<boolean> => (await file.slice(0, 4).text()) === 'RIFF';

/** Null: it may be read. */
async function refusedBefore(file: Blob): Promise<string | null> {
  if (!(await isWav(file)))
    return file.size > mostBytes.other ? 'That file is larger than 24 MB. Cut it shorter, or save it as WAV.' : null;
  if (file.size > mostBytes.wav) return tooLong;
  const wav = readWav(await file.arrayBuffer());
  return wav && wav.rate > 0 && wav.format && wav.count / wav.rate > mostSeconds ? tooLong : null;
}

/** A file may be gone or changed since it was picked. */
export const readPicked = async (file: Blob, read: (file: Blob) => Promise<ReadSamples>): Promise<ReadSamples> =>
  read(file).catch(() => ({ refused: 'That file can’t be read any more. Pick it again.' }));

export async function readRecording(file: Blob): Promise<ReadSamples> {
  const refused = await refusedBefore(file);
  if (refused !== null) return { refused };
  let buffer: AudioBuffer;
  try {
    buffer = await new OfflineAudioContext(1, 1, takeRate).decodeAudioData(await file.arrayBuffer());
  } catch {
    return { refused: 'Your browser can’t read that file as sound. Try WAV, MP3 or FLAC.' };
  }
  if (buffer.duration > mostSeconds) return { refused: tooLong };
  if (buffer.duration < leastSeconds) return { refused: 'That’s shorter than half a second. Pick a longer recording.' };
  return { samples: mixed(buffer) };
}
