import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { UploadedPicture } from '#contracts/pictures.ts';
import type { Product } from '#contracts/catalogue.ts';
import { refusedPictures } from '#tests/support/builders/refused-pictures.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const red = { create: { width: 1200, height: 600, channels: 3, background: '#a02010' } } as const;
const type = { 'content-type': 'image/jpeg' };

describeOnPostgres('uploading a picture', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const send = (bytes: Buffer) => admin.call('POST /api/admin/pictures', bytes, type);
    return { app, admin, send };
  };

  it('keeps it in three sizes without what the camera wrote, and the shop serves it for ever', async () => {
    const { app, admin, send } = await setUp();
    await addProduct(database());
    const photo = await sharp(red)
      .withExif({ IFD0: { Copyright: 'Secret Place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(photo);
    expect(answer.statusCode, answer.body).toBe(201);
    // Turned as the camera held it.
    const picture = answer.json<UploadedPicture>();
    expect([picture.width, picture.height]).toEqual([600, 1200]);
    expect((await send(photo)).json()).toEqual(picture);
    const pictures = [{ imageUrl: picture.imageUrl, label: null, alt: 'A red box' }];
    expect((await admin.call('PATCH /api/admin/products/test-fuzz', { pictures })).statusCode).toBe(200);
    const shown = (await new Browser(app).call('GET /api/products/test-fuzz')).json<Product>();
    expect([shown.imageUrl, shown.imageAlt]).toEqual([picture.url, 'A red box']);
    const served = await app.inject(picture.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, exif, orientation } = await sharp(served.rawPayload).metadata();
    expect([format, width, exif, orientation]).toEqual(['webp', 400, undefined, undefined]);
    const again = await app.inject({ url: picture.url, headers: { 'if-none-match': String(served.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const url of [
      picture.url.replace('800', '123'),
      '/pictures/x/800.webp',
      `/pictures/${'0'.repeat(32)}/800.webp`,
    ]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('takes each of the four kinds by its content', async () => {
    const { send } = await setUp();
    const small = sharp({ create: { ...red.create, width: 300, height: 200 } });
    for (const bytes of [
      await small.jpeg().toBuffer(),
      await small.png().toBuffer(),
      await small.webp().toBuffer(),
      await small.avif({ effort: 0 }).toBuffer(),
    ]) {
      expect((await send(bytes)).statusCode).toBe(201);
    }
  });

  it('refuses with a sentence what is no picture, not whole, too small to be seen, or far too large', async () => {
    const { admin, send } = await setUp();
    for (const [name, bytes, sentence] of await refusedPictures()) {
      const answer = await send(bytes);
      expect([name, answer.statusCode, answer.body]).toEqual([name, 400, expect.stringContaining(sentence)]);
    }
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await admin.call('POST /api/admin/pictures', {})).statusCode).toBe(415);
    expect(await database().query('select from pictures')).toEqual([]);
  });
});
