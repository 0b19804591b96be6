import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = { width: 1200, height: 600, channels: 3, background: '#a02010' } as const;

/** A PNG of a few hundred bytes that says it has this many pixels. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

const png = (create: object): Promise<Buffer> =>
  sharp({ create: { ...red, ...create } })
    .png()
    .toBuffer();

/** What nobody may upload, by name, and a part of the sentence that says why. */
export async function refusedPictures(): Promise<readonly (readonly [string, Buffer, string])[]> {
  const noise = await png({ noise: { type: 'gaussian', mean: 128, sigma: 30 } });
  return [
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'no picture'],
    ['html', Buffer.from('<!doctype html><script>1</script>'), 'no picture'],
    ['gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'), 'no picture'],
    ['empty', Buffer.from(' '), 'no picture'],
    ['a start alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'broken'],
    ['half', noise.subarray(0, noise.length / 2), 'broken'],
    ['one pixel', await png({ width: 1, height: 1 }), '1 × 1 pixels'],
    ['a strip', await png({ height: 199 }), 'at least 200 × 200'],
    ['bomb', bomb(30_000, 30_000), 'million pixels'],
  ];
}
