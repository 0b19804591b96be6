import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';

export interface MadePicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** Longest edges, in pixels. The middle one is what pages show. */
const edges = [400, 800, 1600] as const;
const quality = 82;
/** More than any camera of today, and less than what would fill the memory: about 200 MB while it is read. */
const maxPixels = 50_000_000;
/** Less than this is seen as a speck, even on a card. Drawings of ours are as narrow as what they show. */
export const minUploadEdge = 200;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Loaded with the first picture, for few processes ever make one. With few threads, and one picture at a time: it must not
 * take the machine from those who buy.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const notAPicture = 'That’s no picture we can read. Please send a JPEG, PNG, WebP or AVIF file.';

/** What it is by its first bytes, before anything of it is decoded. */
function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return (
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('\u0089PNG\r\n\u001a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1|miaf)/.test(head.slice(8, 12)))
  );
}

async function readSize(bytes: Buffer, minEdge: number): Promise<void> {
  const sharp = await loadSharp();
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.has(format)) throw new Refusal('picture-refused', notAPicture);
  if (Math.min(width, height) < minEdge) {
    throw new Refusal(
      'picture-refused',
      `That picture has ${width} × ${height} pixels, too few to be seen. Please send one of at least ${minEdge} × ${minEdge}.`,
    );
  }
  if (width * height * pages > maxPixels) {
    const millions = maxPixels / 1_000_000;
    throw new Refusal(
      'picture-refused',
      `That picture has more than ${millions} million pixels. Please make it smaller.`,
    );
  }
}

/** One size, turned as the camera held it, and with nothing else that was in the file. */
async function shrink(bytes: Buffer, edge: number): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer({ resolveWithObject: true });
}

/** Draws it anew in three sizes. */
async function redraw(bytes: Buffer): Promise<Omit<MadePicture, 'id'>> {
  const files: { name: string; bytes: Buffer }[] = [];
  let size = { width: 0, height: 0 };
  for (const edge of edges) {
    const { data, info } = await shrink(bytes, edge);
    files.push({ name: `${edge}.webp`, bytes: data });
    size = { width: info.width, height: info.height };
  }
  return { ...size, files };
}

/** A drawing of ours as pixels, as large as the largest size that is kept. Never what somebody sent. */
export async function photographDrawing(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source).metadata();
  const edge = edges.at(-1)!;
  const density = Math.min(2400, (72 * edge) / Math.max(width, height));
  return oneAtATime(() => sharp(source, { density }).resize(edge, edge, { fit: 'inside' }).png().toBuffer());
}

interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'contain';
}

/** A drawing of ours with a picture of ours laid on it, as PNG. Never what somebody sent: photos come drawn anew. */
export const layPicture = (svg: string, picture: Buffer | null, box: PictureBox): Promise<Buffer> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    const { left, top, width, height, fit } = box;
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const laid = picture && (await sharp(picture).resize(width, height, { fit, background }).png().toBuffer());
    const card = sharp(Buffer.from(svg)).composite(laid ? [{ input: laid, left, top }] : []);
    return card.png({ palette: true, quality: 90 }).toBuffer();
  });

export type LayPicture = typeof layPicture;

const idOf = (files: MadePicture['files']): string => {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 32);
};

let last: Promise<unknown> = Promise.resolve();

/** Waits for the picture before it, so that the memory of one is all that is ever taken. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/** Reads an uploaded file, whatever its name says. What is no picture, broken or tiny is refused with a sentence. */
async function readUpload<Made>(bytes: Buffer, minEdge: number, make: () => Promise<Made>): Promise<Made> {
  if (!looksLikePicture(bytes)) throw new Refusal('picture-refused', notAPicture);
  try {
    return await oneAtATime(async () => {
      await readSize(bytes, minEdge);
      return make();
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('picture-refused', 'That picture is broken or not whole. Please save it again.', {
      cause: error,
    });
  }
}

/** Makes a picture of an uploaded file. */
export const makePicture = (bytes: Buffer, minEdge: number): Promise<MadePicture> =>
  readUpload(bytes, minEdge, async () => {
    const made = await redraw(bytes);
    return { id: idOf(made.files), ...made };
  });

/** Makes a photo of an uploaded file, in one size. */
export const makePhoto = (bytes: Buffer): Promise<Buffer> =>
  readUpload(bytes, minUploadEdge, async () => (await shrink(bytes, edges.at(-1)!)).data);

export type MakePhoto = typeof makePhoto;

/** Makes a photo of an uploaded file in two sizes: for a card, and to look at. */
export const makeBuildPhoto = (bytes: Buffer) =>
  readUpload(bytes, minUploadEdge, async () => {
    const { data: large, info } = await shrink(bytes, edges[2]);
    // Of what was drawn anew: the file is read once.
    const { data: small } = await shrink(large, edges[0]);
    return { small, large, width: info.width, height: info.height };
  });

export type MakeBuildPhoto = typeof makeBuildPhoto;
