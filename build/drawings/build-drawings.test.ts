import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '#drawings/pictures.ts';
import { deferredFiles } from '../assets/assets.ts';
import { Cache } from '../assets/cache.ts';
import { picturePlan, writePictures, type WriteOptions } from './build-drawings.ts';

let folder: string;
let options: WriteOptions;

const cacheOf = (code: string): Cache => new Cache({ folder: join(folder, 'cache'), code });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-art-'));
  options = { outDir: join(folder, 'dist'), cache: cacheOf('one') };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const square = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5" width="10" height="5"><rect width="10" height="5" fill="${fill}"/></svg>`;

const drawing = (name: string, fill: string): Picture & { draw: ReturnType<typeof vi.fn<() => string>> } => ({
  name,
  source: fill,
  draw: vi.fn<() => string>(() => square(fill)),
});

const manifest = (): Record<string, string> => JSON.parse(readFileSync(join(options.outDir, 'art.json'), 'utf8'));
const served = (address: string): string => join(options.outDir, 'client', address);

describe('a build of the pictures', () => {
  it('writes each drawing under an address that names its content, with a compressed twin', async () => {
    await writePictures([drawing('pedal/fuzz-box', 'red')], options);
    const address = manifest()['pedal/fuzz-box']!;
    expect(address).toMatch(/^\/art\/pedal-fuzz-box\.[0-9a-f]{10}\.svg$/);
    expect(readFileSync(served(address), 'utf8')).toBe(square('red'));
    expect(brotliDecompressSync(readFileSync(`${served(address)}.br`)).toString()).toBe(square('red'));
  });

  it('gives a changed drawing another address', async () => {
    await writePictures([drawing('pedal/fuzz-box', 'red')], options);
    const before = manifest()['pedal/fuzz-box'];
    await writePictures([drawing('pedal/fuzz-box', 'blue')], options);
    expect(manifest()['pedal/fuzz-box']).not.toBe(before);
  });

  it('removes what is no longer shown', async () => {
    await writePictures([drawing('a', 'red'), drawing('b', 'red')], options);
    const gone = served(manifest()['b']!);
    await writePictures([drawing('a', 'red')], options);
    expect(existsSync(gone)).toBe(false);
    expect(existsSync(`${gone}.br`)).toBe(false);
    expect(existsSync(served(manifest()['a']!))).toBe(true);
  });

  it('draws again only what has changed', async () => {
    const [same, other] = [drawing('a', 'red'), drawing('b', 'red')];
    expect((await writePictures([same, other], options)).drawn).toBe(2);
    const changed = drawing('b', 'blue');
    expect((await writePictures([same, changed], options)).drawn).toBe(1);
    expect(same.draw).toHaveBeenCalledTimes(1);
    expect(changed.draw).toHaveBeenCalledTimes(1);
  });

  it('draws everything again when the drawing code has changed', async () => {
    const picture = drawing('a', 'red');
    await writePictures([picture], options);
    expect((await writePictures([picture], { ...options, cache: cacheOf('two') })).drawn).toBe(1);
  });

  it('fills a new folder from the cache', async () => {
    const picture = drawing('a', 'red');
    await writePictures([picture], options);
    options.outDir = join(folder, 'another');
    await writePictures([picture], options);
    expect(picture.draw).toHaveBeenCalledTimes(1);
    expect(existsSync(served(manifest()['a']!))).toBe(true);
  });

  it.each(['png', 'webp', 'avif'] as const)('rasterises to %s at the width asked for', async (format) => {
    const name = `scene/bench-40.${format}`;
    await writePictures([{ ...drawing(name, 'red'), raster: { format, width: 40 } }], options);
    const address = manifest()[name]!;
    expect(address).toMatch(new RegExp(`^/art/scene-bench-40\\.[0-9a-f]{10}\\.${format}$`));
    const { width, height } = await sharp(served(address)).metadata();
    expect([width, height]).toEqual([40, 20]);
    expect(existsSync(`${served(address)}.br`)).toBe(false);
  });

  it('leaves bitmaps of scenes to a shop that is open, under the address of a whole build', async () => {
    const social = { ...drawing('social/fuzz-box', 'red'), raster: { format: 'png', width: 40 } } as const;
    const list = [drawing('pedal/fuzz-box', 'red'), social];
    expect(await writePictures(list, options, { isQuick: true })).toEqual({ count: 2, drawn: 1, left: 1 });
    const address = manifest()['social/fuzz-box']!;
    expect([existsSync(served(address)), social.draw.mock.calls.length]).toEqual([false, 0]);
    expect(existsSync(`${served(manifest()['pedal/fuzz-box']!)}.br`)).toBe(false);

    const plan = picturePlan(list, options);
    const [[name, draw] = [], ...others] = [...deferredFiles(plan)];
    expect([name, others]).toEqual([basename(address), []]);
    await draw!();
    expect((await sharp(served(address)).metadata()).width).toBe(40);
    expect([...deferredFiles(plan).keys()]).toEqual([]);

    expect(await writePictures(list, options)).toEqual({ count: 2, drawn: 0, left: 0 });
    expect(manifest()['social/fuzz-box']).toBe(address);
    expect(existsSync(`${served(manifest()['pedal/fuzz-box']!)}.br`)).toBe(true);
    expect(social.draw).toHaveBeenCalledTimes(1);
  });

  it('gives a bitmap of a scene another address for other data and for other code', async () => {
    const addressOf = async (fill: string, code: string): Promise<string> => {
      const social = { ...drawing('social/fuzz-box', fill), raster: { format: 'png', width: 40 } } as const;
      await writePictures([social], { ...options, cache: cacheOf(code) }, { isQuick: true });
      return manifest()['social/fuzz-box']!;
    };
    const all = [await addressOf('red', 'one'), await addressOf('blue', 'one'), await addressOf('red', 'two')];
    expect(new Set(all).size).toBe(3);
  });

  it('lists the pictures in the order they were given', async () => {
    const names = ['c', 'a', 'b', 'd'];
    await writePictures(
      names.map((name) => drawing(name, 'red')),
      options,
    );
    expect(Object.keys(manifest())).toEqual(names);
  });
});
