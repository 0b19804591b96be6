import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { OwnBuildReport } from '#contracts/build-reports.ts';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { maxBuildPhotoBytes } from '#domain/build-reports/build-report.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { builder, openBuildReports, readDrawn } from '#tests/support/builders/build-reports.ts';
import { claimPhoto, redPicture } from '#tests/support/builders/claims.ts';
import { bomb, refusedPictures } from '#tests/support/builders/refused-pictures.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createRandom } from '#tests/support/random.ts';

/** Files that must not get in: cut off, turned around, pictures of too much, and what is no picture at all. */
async function hostileFiles(): Promise<Buffer[]> {
  const random = createRandom(29);
  const noise = { ...redPicture.create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const;
  const source = sharp({ create: noise });
  const whole = [
    await source.clone().jpeg().toBuffer(),
    await source.clone().png().toBuffer(),
    await source.clone().webp().toBuffer(),
  ];
  const cut = Array.from({ length: 80 }, (_, k) => {
    const bytes = whole[k % 3]!;
    return bytes.subarray(0, 1 + random(Math.floor(bytes.length * 0.9)));
  });
  // The first bytes still say what it is.
  const mutated = Array.from({ length: 60 }, (_, k) => {
    const bytes = Buffer.from(whole[k % 3]!.subarray(0, 40_000));
    for (let at = 12; at < 200; at += 1) bytes[at] = random(256);
    return bytes;
  });
  const bombs = Array.from({ length: 30 }, () => bomb(10_000 + random(100_000), 6_000 + random(100_000)));
  const words = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html>',
    'GIF89a;',
    '%PDF-1.7',
    'PK\u0003\u0004',
  ];
  const wrong = Array.from({ length: 30 }, (_, k) => {
    const rest = Array.from({ length: random(3000) }, () => random(256));
    return Buffer.concat([Buffer.from(words[k % words.length]!), Buffer.from(rest)]);
  });
  return [...cut, ...mutated, ...bombs, ...wrong];
}

describeOnPostgres('photos of a build', (database) => {
  const sizeOf = async (browser: Browser, url: string) => {
    const answer = await browser.call(`GET ${url}`);
    const { format, width, height, exif } = await sharp(answer.rawPayload).metadata();
    return { answer, made: [format, width, height, exif] };
  };

  it('are drawn anew in two sizes without what the camera wrote, and each has an address of its own', async () => {
    const { app, asha } = await openBuildReports(database());
    await asha.publish();
    const sent = await asha.photo('finished', await claimPhoto());
    expect(sent.statusCode, sent.body).toBe(201);
    const [photo] = sent.json<OwnBuildReport>().photos;
    expect(photo).toMatchObject({ side: 'finished', width: 900, height: 600 });
    const large = await sizeOf(new Browser(app), photo!.url);
    expect(large.made).toEqual(['webp', 900, 600, undefined]);
    expect((await sizeOf(new Browser(app), photo!.smallUrl)).made).toEqual(['webp', 400, 267, undefined]);
    expect(large.answer.rawPayload.includes('Secret')).toBe(false);
    expect(large.answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const [other] = (await asha.photo('finished', await claimPhoto())).json<OwnBuildReport>().photos;
    expect(other!.url).not.toBe(photo!.url);
    expect((await new Browser(app).call(`GET ${photo!.url}`)).statusCode).toBe(404);
    await asha.browser.call(`DELETE /api/builds/${asha.buildId}/report/photos/finished`);
    expect((await asha.own())[0]!.photos).toEqual([]);
  });

  it('are turned as the camera held it, and lose place, words, colours and what hangs behind the picture', async () => {
    const { app, asha } = await openBuildReports(database());
    await asha.publish();
    const held = await sharp(redPicture)
      .withExif({ IFD0: { Model: 'Secret Phone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await asha.photo('solder', Buffer.concat([held, Buffer.from('<script>Secret</script>')]));
    const [photo] = sent.json<OwnBuildReport>().photos;
    expect(photo).toMatchObject({ width: 600, height: 900 });
    for (const url of [photo!.url, photo!.smallUrl]) {
      const { rawPayload } = await new Browser(app).call(`GET ${url}`);
      const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array.from({ length: 5 }, () => undefined));
      expect(rawPayload.includes('Secret')).toBe(false);
    }
  });

  it('are taken of whose report it is alone, before a byte is read', async () => {
    const { app, asha } = await openBuildReports(database());
    expect((await asha.photo('parts', await claimPhoto())).statusCode).toBe(404);
    await asha.publish();
    const bela = builder(await addUser(app, database(), 'bela'), asha.buildId);
    const large = Buffer.alloc(maxBuildPhotoBytes + 1);
    expect((await bela.photo('parts', large)).statusCode).toBe(404);
    expect((await builder(new Browser(app), asha.buildId).photo('parts', large)).statusCode).toBe(401);
    expect((await asha.photo('parts', large)).statusCode).toBe(413);
    expect((await asha.photo('inside', await claimPhoto())).statusCode).toBe(400);
    expect(await database().query('select 1 as one from build_photos')).toEqual([]);
  });

  it('are no file of those that pictures refuse and of two hundred hostile ones: each is refused with a sentence, and nothing is kept', async () => {
    const { asha } = await openBuildReports(database());
    await asha.publish();
    const files = await hostileFiles();
    expect(files).toHaveLength(200);
    for (const [, bytes] of await refusedPictures()) files.push(bytes);
    const uncounted = buildTestApp(database(), { readDrawn, rateLimit: false });
    const sender = builder(new Browser(uncounted, asha.browser.cookie), asha.buildId);
    const taken: unknown[] = [];
    for (const [k, bytes] of files.entries()) {
      const { statusCode, body } = await sender.photo('finished', bytes);
      if (statusCode !== 400 || body.length < 20) taken.push([k, statusCode, body]);
    }
    expect(taken).toEqual([]);
    expect(await database().query('select 1 as one from build_photos')).toEqual([]);
  });

  it('are looked at again when another takes the place of one that the office has seen', async () => {
    const { app, asha } = await openBuildReports(database());
    const { id } = (await asha.publish()).json<OwnBuildReport>();
    const staff = await addUser(app, database(), 'keeper', 'clerk');
    const contribution = `/api/admin/contributions/${id}`;
    const seen = async () => (await staff.call(`GET ${contribution}`)).json<ModeratedContribution>();
    const before = await seen();
    await asha.photo('finished', await claimPhoto());
    expect((await staff.call(`POST ${contribution}/show`, { version: before.version })).statusCode).toBe(409);
    expect((await staff.call(`POST ${contribution}/show`, { version: (await seen()).version })).statusCode).toBe(200);
    await asha.photo('finished', await claimPhoto());
    expect(await seen()).toMatchObject({ state: 'shown', decidedAt: null, editedAt: null });
    const reason = 'The picture is not of this pedal.';
    await staff.call(`POST ${contribution}/hide`, { version: (await seen()).version, reason });
    await asha.browser.call(`DELETE /api/builds/${asha.buildId}/report/photos/finished`);
    expect(await seen()).toMatchObject({ state: 'waiting', reason: null, decidedAt: null });
  });

  it('are never missed by a card that was drawn while they came', async () => {
    const { asha } = await openBuildReports(database());
    const { code } = (await asha.publish()).json<OwnBuildReport>();
    let isFirst = true;
    const slow = buildTestApp(database(), {
      // Drawn without a photo, the card asks for the pedal as the shop draws it.
      readDrawn: async (name) => {
        if (name.startsWith('pedal/') && isFirst) {
          isFirst = false;
          await asha.photo('finished', await claimPhoto());
        }
        return readDrawn(name);
      },
    });
    const card = async () => (await new Browser(slow).call(`GET /api/build-cards/${code}`)).rawPayload;
    const without = await card();
    expect(isFirst).toBe(false);
    expect((await card()).equals(without)).toBe(false);
  });

  it('are on the card of the build, which is drawn once, anew after a change, and never without its build', async () => {
    const { app, asha } = await openBuildReports(database());
    const { code } = (await asha.publish()).json<OwnBuildReport>();
    const card = () => sizeOf(new Browser(app), `/api/build-cards/${code}`);
    const drawn = await card();
    expect(drawn.made.slice(0, 3)).toEqual(['png', 1200, 630]);
    expect((await card()).answer.rawPayload.equals(drawn.answer.rawPayload)).toBe(true);
    await asha.photo('finished', await claimPhoto());
    const withPhoto = await card();
    expect(withPhoto.answer.rawPayload.equals(drawn.answer.rawPayload)).toBe(false);
    await asha.publish({ version: (await asha.own())[0]!.version, shownName: 'आशा' });
    expect((await card()).answer.rawPayload.equals(withPhoto.answer.rawPayload)).toBe(false);
    const urls = async () => {
      const { build } = (await new Browser(app).call(`GET /api/build-reports/${code}`)).json();
      return build.cardUrl as string;
    };
    const before = await urls();
    await asha.photo('finished', await claimPhoto());
    expect(await urls()).not.toBe(before);
    await asha.withdraw();
    expect(await database().query('select 1 as one from build_cards')).toEqual([]);
  });
});
