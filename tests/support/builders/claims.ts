import sharp from 'sharp';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import type { OrderReturn, OrderReturns } from '#contracts/returns.ts';
import type { Database } from '#server/db/database.ts';
import { addUser, Browser, deliverMail } from './accounts.ts';
import { buy } from './orders.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';

const bom = [
  { ref: 'R1', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'R2', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'J1', kind: 'jack', value: 'mono' },
];
export const jpeg = { 'content-type': 'image/jpeg' };
export const redPicture = { create: { width: 900, height: 600, channels: 3, background: '#a02010' } } as const;
/** A photo in which the camera has written more than it shows. */
export const claimPhoto = () =>
  sharp(redPicture)
    .withExif({ IFD0: { Copyright: 'Secret Place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** An order of two kits and three packs of resistors that was sent, and what its buyer and the office do about it. */
export async function openClaims(db: Database, ...moves: string[]) {
  const app = buildTestApp(db);
  await addProduct(db, { stock: 10, bom: JSON.stringify(bom) });
  const resistor = { slug: 'resistor-4k7', name: 'Resistor 4K7', category: 'parts', subcategory: 'resistors' };
  const resistorId = await addProduct(db, { ...resistor, price_paise: 1000, stock: 5 });
  const owner = await addUser(app, db, 'keeper', 'owner');
  await db.query('update sessions set confirmed_at = now()');
  const guest = new Browser(app);
  const { id, token } = await buy(guest, { 'test-fuzz': 2, 'resistor-4k7': 3 });
  for (const status of moves.length > 0 ? moves : ['confirmed', 'shipped'])
    await owner.call(`POST /api/admin/orders/${id}/status`, { status });
  await owner.call(`POST /api/admin/orders/${id}/paid`, {});
  const at = (path: string, query = '') => `/api/orders/${id}/${path}?token=${token}${query}`;
  const seen = async (query = '') => (await guest.call(`GET ${at('returns', query)}`)).json<OrderReturns>();
  const itemOf = async (name: string) => (await seen()).lines.find((line) => line.name === name)!.itemId;
  const kit = await itemOf('Test Fuzz');
  const loose = await itemOf('Resistor 4K7');
  const claim = (changes: object = {}) =>
    guest.call(`POST ${at('claims')}`, {
      itemId: kit,
      problem: 'missing',
      parts: [{ name: 'Resistor 4K7', quantity: 2 }],
      words: 'The small bag is empty.',
      ...changes,
    });
  const claimed = async (changes: object = {}) => {
    const answer = await claim(changes);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<OrderReturn>();
  };
  const send = async (returnId: string, bytes?: Buffer, browser = guest, query = `?token=${token}`) =>
    browser.call(`POST /api/orders/${id}/returns/${returnId}/photos${query}`, bytes ?? (await claimPhoto()), jpeg);
  const office = (number: string) => ({
    get: async () => (await owner.call(`GET /api/admin/returns/${number}`)).json<OfficeReturn>(),
    do: (what: string, body: object) => owner.call(`POST /api/admin/returns/${number}/${what}`, body),
  });
  await deliverMail(db);
  return { app, owner, guest, id, token, at, kit, loose, resistorId, seen, claim, claimed, send, office };
}
