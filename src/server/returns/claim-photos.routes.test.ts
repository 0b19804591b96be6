import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { OrderReturn } from '#contracts/returns.ts';
import { claimSentences, maxPhotoBytes, maxPhotos } from '#domain/returns/claims.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { openClaims, claimPhoto, jpeg, redPicture } from '#tests/support/builders/claims.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { returnRetention } from './return.service.ts';

describeOnPostgres('a claim', (database) => {
  it('has photos without what the camera wrote, for its buyer and the office alone', async () => {
    const { app, owner, guest, id, token, at, claimed, send } = await openClaims(database());
    const { id: claimId, number } = await claimed();
    const answer = await send(claimId);
    expect(answer.statusCode, answer.body).toBe(201);
    const [{ id: photoId } = { id: '' }] = answer.json<OrderReturn>().photos;
    const path = at(`returns/${claimId}/photos/${photoId}`);
    const shown = await guest.call(`GET ${path}`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, exif } = await sharp(shown.rawPayload).metadata();
    expect([format, width, exif, shown.rawPayload.includes('Secret')]).toEqual(['webp', 900, undefined, false]);
    const inOffice = await owner.call(`GET /api/admin/returns/${number}/photos/${photoId}`);
    expect([inOffice.statusCode, inOffice.headers['content-type']]).toEqual([200, 'image/webp']);
    const writer = await addUser(app, database(), 'writer', 'writer');
    expect((await writer.call(`GET /api/admin/returns/${number}/photos/${photoId}`)).statusCode).toBe(403);
    const bela = await addUser(app, database(), 'bela');
    const other = await buy(bela, { 'test-fuzz': 1 });
    for (const [browser, address] of [
      [bela, path.replace(/\?.*/, '')],
      [new Browser(app), path.replace(/\?.*/, '')],
      [new Browser(app), path.replace(token!, other.token ?? 'none')],
      // The photo of another order, by an order of one's own.
      [bela, `/api/orders/${other.id}/returns/${claimId}/photos/${photoId}`],
    ] as const)
      expect([address, (await browser.call(`GET ${address}`)).statusCode]).toEqual([address, 404]);
    expect((await send(claimId, undefined, bela, '')).statusCode).toBe(404);
    // Nobody reads what a stranger sends: it would be too large.
    expect((await send(claimId, Buffer.alloc(maxPhotoBytes + 1), bela, '')).statusCode).toBe(404);
    const foreign = await bela.call(`POST /api/orders/${other.id}/returns/${claimId}/photos`, await claimPhoto(), jpeg);
    expect(foreign.statusCode).toBe(404);
    expect(
      (await bela.call(`POST /api/orders/${other.id}/returns/${claimId}/messages`, { text: 'Hi' })).statusCode,
    ).toBe(404);
    expect(await database().query('select 1 as one from return_photos')).toHaveLength(1);
    expect(id).not.toBe(other.id);
  });

  it('has so many photos and no more, whoever sends at once, and nothing that is none', async () => {
    const { claimed, send } = await openClaims(database());
    const { id } = await claimed();
    const bytes = await claimPhoto();
    const tiny = await sharp({ create: { ...redPicture.create, width: 10, height: 10 } })
      .png()
      .toBuffer();
    for (const [what, sent, status] of [
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
      ['half a photo', bytes.subarray(0, 400), 400],
      ['a speck', tiny, 400],
      ['too much', Buffer.alloc(maxPhotoBytes + 1), 413],
    ] as const)
      expect([what, (await send(id, sent)).statusCode]).toEqual([what, status]);
    const answers = await Promise.all(Array.from({ length: maxPhotos + 3 }, () => send(id, bytes)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 409, 409, 409]);
    const kept = await database().query('select position from return_photos order by position');
    expect(kept).toEqual([0, 1, 2, 3].map((position) => ({ position })));
    const full = await send(id, bytes);
    expect([full.statusCode, full.body]).toEqual([409, claimSentences.photosFull]);
  });

  it('is in the export of the account that bought: words, what was written, and where the photos are', async () => {
    const { app, owner } = await openClaims(database());
    const asha = await addUser(app, database(), 'asha');
    const { id, items } = await buy(asha, { 'test-fuzz': 1 });
    for (const status of ['confirmed', 'shipped']) await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    const claim = { itemId: items[0]!.id, problem: 'wrong', words: 'It is blue.' };
    const { id: claimId, number } = (await asha.call(`POST /api/orders/${id}/claims`, claim)).json<OrderReturn>();
    await asha.call(`POST /api/orders/${id}/returns/${claimId}/photos`, await claimPhoto(), jpeg);
    await owner.call(`POST /api/admin/returns/${number}/messages`, { version: 1, text: 'Which blue?' });
    const exported = (await asha.call('GET /api/user/export')).json<AccountExport>();
    expect(exported.orders[0]!.returns).toMatchObject([
      {
        number,
        kind: 'claim',
        status: 'asked',
        reason: 'wrong',
        words: 'It is blue.',
        messages: [{ by: 'us', text: 'Which blue?' }],
        photos: [expect.stringMatching(`^/api/orders/${id}/returns/${claimId}/photos/`)],
      },
    ]);
    const [address] = exported.orders[0]!.returns[0]!.photos;
    expect((await asha.call(`GET ${address}`)).headers['content-type']).toBe('image/webp');
  });

  it('loses words and photos with the buyer who is forgotten, and photos a year after it is settled', async () => {
    const { claimed, send, guest, at, office, seen } = await openClaims(database());
    const { id, number } = await claimed();
    await send(id);
    await guest.call(`POST ${at(`returns/${id}/messages`)}`, { text: 'My secret.' });
    await office(number).do('messages', { version: (await office(number).get()).version, text: 'Noted.' });
    const photos = () => database().query('select 1 as one from return_photos');
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toHaveLength(1);
    await database().transaction((tx) => returnRetention.beforeErasure!(tx, 'ASHA@example.com'));
    expect(await photos()).toEqual([]);
    const [kept] = (await seen()).returns;
    expect(kept).toMatchObject({ words: null, photos: [] });
    expect(kept!.history.map(({ note }) => note)).toEqual([null, 'Noted.']);
    await send(id);
    await office(number).do('decline', { version: (await office(number).get()).version, reason: 'Done.' });
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toHaveLength(1);
    await database().query(`alter table returns disable trigger returns_updated_at`);
    await database().query(`update returns set updated_at = now() - interval '367 days'`);
    await database().query(`alter table returns enable trigger returns_updated_at`);
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toEqual([]);
  });
});
