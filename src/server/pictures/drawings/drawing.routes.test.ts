import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { UploadedPicture } from '#contracts/pictures.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const led = {
  draw: 'part',
  shape: 'led',
  value: '',
  mark: '',
  pins: 8,
  colour: 'green',
  knobStyle: 'spun',
  size: '125B',
  coat: 'bone',
};
const knobs = (count: number) => Array.from({ length: count }, () => ({ label: 'Tone', value: 0.5 }));
const pedal = {
  draw: 'pedal',
  name: 'Two <b>',
  size: '1590A',
  coat: 'bone',
  graphic: 'fuzz',
  lettering: 'bold',
  nameAt: 'top',
  knobs: knobs(2),
  knobStyle: 'spun',
  led: 'red',
  lit: false,
};

describeOnPostgres('drawing a picture from settings', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    return { app, admin };
  };

  it('shows it first, keeps it like an uploaded one, and remembers the settings', async () => {
    const { app, admin } = await setUp();
    await addProduct(database());
    const preview = await admin.call('POST /api/admin/drawings/preview', led);
    expect([preview.statusCode, preview.json().svg.slice(0, 4)]).toEqual([200, '<svg']);
    expect(await database().query('select id from pictures')).toEqual([]);
    const kept = await admin.call('POST /api/admin/drawings', led);
    expect(kept.statusCode, kept.body).toBe(201);
    const picture = kept.json<UploadedPicture>();
    expect(Math.max(picture.width, picture.height)).toBe(1600);
    const { format, width, hasAlpha } = await sharp((await app.inject(picture.url)).rawPayload).metadata();
    expect([format, width, hasAlpha]).toEqual(['webp', 800, true]);
    const pictures = [{ imageUrl: picture.imageUrl, label: null, alt: 'A green LED' }];
    expect((await admin.call('PATCH /api/admin/products/test-fuzz', { pictures })).statusCode).toBe(200);
    expect(await database().query('select drawing from pictures')).toEqual([{ drawing: led }]);
  });

  it('refuses with a sentence what can’t be drawn, or would be no drawing of ours', async () => {
    const { admin } = await setUp();
    const board = { draw: 'board', kit: 'nothing', title: 'Board', mask: 'red', soldered: true };
    const wrong = [
      pedal,
      { ...pedal, name: 'Two', knobs: knobs(5) },
      { ...pedal, name: 'Two', knobs: [{ label: '"><script>', value: 0 }] },
      { ...led, shape: 'resistor', value: '4700' },
      { ...led, shape: 'resistor', value: '1'.repeat(9) },
      board,
    ];
    for (const drawing of wrong) {
      const answer = await admin.call('POST /api/admin/drawings/preview', drawing);
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/^[A-Z‘'].+\.$/)]);
    }
  });
});
