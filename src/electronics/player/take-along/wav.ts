/** Sound as files: RIFF WAVE, as the specification of 1991 has it, of one channel when written. */

export const wavFormats = ['pcm16', 'pcm24', 'float32'] as const;
export type WavFormat = (typeof wavFormats)[number];

const bytesOf: Readonly<Record<WavFormat, number>> = { pcm16: 2, pcm24: 3, float32: 4 };
const codes = { pcm: 1, float: 3, extensible: 0xfffe } as const;

function writeText(view: DataView, at: number, text: string): void {
  for (let k = 0; k < text.length; k++) view.setUint8(at + k, text.charCodeAt(k));
}

/** The four letters, how long what follows is, and that. */
function writeHeader(
  view: DataView,
  { rate, format, dataBytes }: { rate: number; format: WavFormat; dataBytes: number },
) {
  const bytes = bytesOf[format];
  const isFloat = format === 'float32';
  const formatBytes = isFloat ? 18 : 16;
  writeText(view, 0, 'RIFF');
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, formatBytes, true);
  view.setUint16(20, isFloat ? codes.float : codes.pcm, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytes, true);
  view.setUint16(32, bytes, true);
  view.setUint16(34, 8 * bytes, true);
  let at = 20 + formatBytes;
  if (isFloat) {
    // What is not PCM says how many samples it has.
    writeText(view, at, 'fact');
    view.setUint32(at + 4, 4, true);
    view.setUint32(at + 8, dataBytes / bytes, true);
    at += 12;
  }
  writeText(view, at, 'data');
  view.setUint32(at + 4, dataBytes, true);
  return at + 8;
}

const headerBytes = (format: WavFormat): number => (format === 'float32' ? 58 : 44);

/** What is over full scale is cut off, but in floats, which know none. */
export function wavFile(samples: Float32Array, rate: number, format: WavFormat): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf[format];
  const dataBytes = samples.length * bytes;
  // A chunk of an odd length is followed by a byte that does not count.
  const file = new Uint8Array(headerBytes(format) + dataBytes + (dataBytes % 2));
  const view = new DataView(file.buffer);
  const start = writeHeader(view, { rate, format, dataBytes });
  view.setUint32(4, file.length - 8, true);
  if (format === 'float32') {
    for (let i = 0; i < samples.length; i++) view.setFloat32(start + 4 * i, samples[i]!, true);
    return file;
  }
  const most = 2 ** (8 * bytes - 1);
  for (let i = 0, at = start; i < samples.length; i++, at += bytes) {
    const whole = Math.max(-most, Math.min(most - 1, Math.round(samples[i]! * most)));
    file[at] = whole;
    file[at + 1] = whole >> 8;
    if (bytes === 3) file[at + 2] = whole >> 16;
  }
  return file;
}

export interface WavFile {
  readonly rate: number;
  readonly channels: number;
  /** Of one channel. */
  readonly count: number;
  /** Null: a way of writing samples that is not read here. */
  readonly format: WavFormat | null;
  /** Of its first channel, -1 to 1. */
  samples(): Float32Array<ArrayBuffer>;
}

const formatOf = (code: number, bits: number): WavFormat | null => {
  if (code === codes.float) return bits === 32 ? 'float32' : null;
  if (code !== codes.pcm) return null;
  return bits === 16 ? 'pcm16' : bits === 24 ? 'pcm24' : null;
};

const isText = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength && [...text].every((letter, k) => view.getUint8(at + k) === letter.charCodeAt(0));

/** Where each chunk begins and how long it is. */
function chunksOf(view: DataView): Map<string, { readonly at: number; readonly length: number }> {
  const chunks = new Map<string, { at: number; length: number }>();
  for (let at = 12; at + 8 <= view.byteLength;) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)));
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    if (!chunks.has(name)) chunks.set(name, { at: at + 8, length });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Null: that is no WAV file. */
export function readWav(bytes: ArrayBuffer): WavFile | null {
  const view = new DataView(bytes);
  if (!isText(view, 0, 'RIFF') || !isText(view, 8, 'WAVE')) return null;
  const chunks = chunksOf(view);
  const [about, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!about || !data || about.length < 16) return null;
  const tag = view.getUint16(about.at, true);
  // The extended header has the code itself at the beginning of a longer one.
  const code = tag === codes.extensible && about.length >= 26 ? view.getUint16(about.at + 24, true) : tag;
  const [channels, rate] = [view.getUint16(about.at + 2, true), view.getUint32(about.at + 4, true)];
  const format = formatOf(code, view.getUint16(about.at + 14, true));
  const frameBytes = channels * (format ? bytesOf[format] : 1);
  const count = frameBytes === 0 ? 0 : Math.floor(data.length / frameBytes);
  const read: Readonly<Record<WavFormat, (at: number) => number>> = {
    pcm16: (at) => view.getInt16(at, true) / 2 ** 15,
    pcm24: (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
    float32: (at) => view.getFloat32(at, true),
  };
  return {
    rate,
    channels,
    count,
    format,
    samples: () => Float32Array.from({ length: format ? count : 0 }, (_, i) => read[format!](data.at + i * frameBytes)),
  };
}
