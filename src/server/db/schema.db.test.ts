import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import type { Queryable } from './database.ts';

type Row = Record<string, unknown>;

interface Inserted {
  readonly id: string;
}

async function insert<T = Inserted>(db: Queryable, table: string, row: Row): Promise<T> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`;
  const [inserted] = await db.query<T>(text, Object.values(row));
  return inserted!;
}

const product = (change: Row = {}): Row => ({
  slug: `pedal-${randomUUID().slice(0, 8)}x`,
  name: 'Vintage Overdrive',
  summary: 'Warm and dynamic.',
  description: 'A soft clipping overdrive.',
  price_paise: 349_900,
  difficulty: 'Beginner',
  category: 'kit',
  subcategory: 'distortion',
  image_url: 'art:pedal/vintage-overdrive',
  hsn_code: '8543',
  country_of_origin: 'India',
  ...change,
});

const user = (change: Row = {}): Row => ({
  username: `user-${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  password_hash: 'hash',
  ...change,
});

const session = (change: Row = {}): Row => ({
  token_hash: randomBytes(32),
  expires_at: new Date(Date.now() + 86_400_000),
  ...change,
});

const order = (change: Row = {}): Row => ({
  email: 'asha@example.com',
  subtotal_paise: 349_900,
  total_paise: 349_900,
  shipping_address: { city: 'Pune' },
  arrives_from: '2026-11-20',
  arrives_to: '2026-11-27',
  ...change,
});

const added_price_paise = 349_900;

const notNull = '23502';
const foreignKey = '23503';
const unique = '23505';
const check = '23514';

describeOnBothEngines('the schema', (database) => {
  const refusal = async (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'accepted',
      (error: { code?: string }) => error.code,
    );

  describe('of products', () => {
    it('fills in what the specification gives a default', async () => {
      expect(await insert(database(), 'products', product())).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        price_paise: 349_900,
        rating: '0.00',
        review_count: 0,
        stock: null,
        in_stock: true,
        specifications: {},
        components: [],
        documents: [],
        gst_rate_percent: '18.00',
        created_at: expect.any(Date),
      });
    });

    it('derives whether a product is in stock from its count', async () => {
      expect(await insert(database(), 'products', product({ stock: 0 }))).toMatchObject({ in_stock: false });
      expect(await insert(database(), 'products', product({ stock: 1 }))).toMatchObject({ in_stock: true });
    });

    it('keeps the lines of the specifications in the order they were written', async () => {
      const specifications = { 'Supply voltage': '9 V', Bypass: 'True', Enclosure: '125B' };
      const row = await insert<Row>(database(), 'products', product({ specifications }));
      expect(Object.keys(row['specifications'] as Row)).toEqual(Object.keys(specifications));
    });

    it('says when a product was last changed', async () => {
      const { id } = await insert(database(), 'products', product({ updated_at: new Date(0) }));
      const [row] = await database().query<Row>('UPDATE products SET stock = 4 WHERE id = $1 RETURNING *', [id]);
      expect((row!['updated_at'] as Date).getTime()).toBeGreaterThan(0);
    });

    it.each<[string, Row]>([
      ['a price below zero', { price_paise: -1 }],
      ['a price beyond ten digits', { price_paise: 10_000_000_000 }],
      ['an unknown difficulty', { difficulty: 'beginner' }],
      ['an unknown category', { category: 'amps' }],
      ['a subcategory that means every one', { subcategory: 'all' }],
      ['a rating above five', { rating: 5.01 }],
      ['a rating below zero', { rating: -0.01 }],
      ['a review count below zero', { review_count: -1 }],
      ['a stock below zero', { stock: -1 }],
      ['a slug with a space', { slug: 'fuzz box' }],
      ['a slug that looks like an id', { slug: randomUUID() }],
      ['a blank name', { name: ' ' }],
      ['a blank summary', { summary: '' }],
      ['a blank description', { description: '' }],
      ['an empty picture', { image_url: '' }],
      ['specifications that are a list', { specifications: '[]' }],
      ['a component that is missing', { components: ['R1', null] }],
      ['documents that are no list', { documents: '{}' }],
      ['a document without an address', { documents: '[{"name":"Schematic","type":"PDF"}]' }],
      ['a document whose name is a number', { documents: '[{"name":1,"url":"/a.pdf","type":"PDF"}]' }],
      ['a bill of materials that is no list', { bom: '{}' }],
      ['an HSN code with letters', { hsn_code: '85AB' }],
      ['an HSN code of five digits', { hsn_code: '85431' }],
      ['an HS code of five digits', { hs_code: '85437' }],
      ['a weight of nothing', { net_weight_grams: 0 }],
      ['a tax rate below zero', { gst_rate_percent: -1 }],
      ['a blank country of origin', { country_of_origin: ' ' }],
    ])('refuses %s, in a new product and in a change', async (_, change) => {
      expect(await refusal(insert(database(), 'products', product(change)))).toBe(check);
      const { id } = await insert(database(), 'products', product());
      const [[column, value]] = Object.entries(change) as [[string, unknown]];
      const changed = database().query(`UPDATE products SET ${column} = $1 WHERE id = $2`, [value, id]);
      expect(await refusal(changed)).toBe(check);
    });

    it('asks the rules of a product whichever of their columns is changed, and none of a sale', async () => {
      const [row] = await database().query<{ columns: string[] }>(
        `SELECT array_agg(attname::text ORDER BY attname) AS columns FROM pg_attribute
         WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
           AND attnum <> ALL ((SELECT tgattr FROM pg_trigger WHERE tgname = 'products_checked')::int2[])`,
      );
      // Of these there is no rule but that of the stock, which is a CHECK, and that of the price, which is its type. What is
      // counted of reviews is written together with the rating, which has one.
      const counted = ['catalogue_rating', 'catalogue_review_count', 'shows_catalogue_rating'];
      const written = ['written_reviews', 'written_stars'];
      const sold = ['created_at', 'id', 'low_stock_told', 'price_paise', 'stock', 'updated_at', 'version'];
      expect(row!.columns).toEqual([...counted, ...written, ...sold].toSorted());
    });

    it('takes documents that have a name, an address and a type', async () => {
      const documents = JSON.stringify([{ name: 'Schematic', url: '/a.pdf', type: 'PDF' }]);
      expect(await refusal(insert(database(), 'products', product({ documents })))).toBe('accepted');
    });

    it('refuses the slug of another product', async () => {
      await insert(database(), 'products', product({ slug: 'fuzz-box' }));
      expect(await refusal(insert(database(), 'products', product({ slug: 'fuzz-box' })))).toBe(unique);
    });
  });

  describe('of accounts', () => {
    it('numbers users and makes them customers', async () => {
      expect(await insert(database(), 'users', user())).toMatchObject({ id: 1, role: 'customer', first_name: null });
      expect(await insert(database(), 'users', user())).toMatchObject({ id: 2 });
    });

    it('refuses a username or mail address that differs from another only in its case', async () => {
      await insert(database(), 'users', user({ username: 'Asha', email: 'asha@example.com' }));
      expect(await refusal(insert(database(), 'users', user({ username: 'aSHA' })))).toBe(unique);
      expect(await refusal(insert(database(), 'users', user({ email: 'ASHA@example.com' })))).toBe(unique);
    });

    it.each<[string, Row]>([
      ['a blank username', { username: ' ' }],
      ['a username of 101 characters', { username: 'a'.repeat(101) }],
      ['a mail address without an at sign', { email: 'asha.example.com' }],
      ['a mail address with a line break', { email: 'a@example.com\nb@example.com' }],
      ['an empty password hash', { password_hash: '' }],
      ['an unknown role', { role: 'root' }],
    ])('refuses %s', async (_, change) => {
      expect(await refusal(insert(database(), 'users', user(change)))).toBe(check);
    });

    it('refuses a session whose token hash is not 32 bytes, is known already or has expired at birth', async () => {
      const token = randomBytes(32);
      await insert(database(), 'sessions', session({ token_hash: token }));
      expect(await refusal(insert(database(), 'sessions', session({ token_hash: token })))).toBe(unique);
      expect(await refusal(insert(database(), 'sessions', session({ token_hash: randomBytes(31) })))).toBe(check);
      expect(await refusal(insert(database(), 'sessions', session({ expires_at: new Date(0) })))).toBe(check);
      expect(await refusal(insert(database(), 'sessions', session({ user_id: 404 })))).toBe(foreignKey);
    });

    it('keeps the cart when a session gets a new token', async () => {
      const item = await insert(database(), 'products', product());
      const { id } = await insert(database(), 'sessions', session());
      await insert(database(), 'cart_items', { session_id: id, product_id: item.id, added_price_paise });
      await database().query('UPDATE sessions SET token_hash = $2 WHERE id = $1', [id, randomBytes(32)]);
      expect(await database().query('SELECT quantity FROM cart_items WHERE session_id = $1', [id])).toEqual([
        { quantity: 1 },
      ]);
    });

    it('keeps at most one default address for a user, and takes it away with the user', async () => {
      const { id } = await insert(database(), 'users', user());
      const address = {
        user_id: id,
        name: 'Home',
        street_address: '1 MG Road',
        city: 'Pune',
        state: 'MH',
        zip_code: '411001',
      };
      expect(await insert(database(), 'addresses', { ...address, is_default: true })).toMatchObject({ country: 'US' });
      expect(await insert(database(), 'addresses', address)).toMatchObject({ is_default: false });
      expect(await refusal(insert(database(), 'addresses', { ...address, is_default: true }))).toBe(unique);
      expect(await refusal(insert(database(), 'addresses', { ...address, city: '' }))).toBe(check);
      expect(await refusal(insert(database(), 'addresses', { ...address, user_id: null }))).toBe(notNull);
      expect(await refusal(insert(database(), 'addresses', { ...address, user_id: 404 }))).toBe(foreignKey);
      await database().query('DELETE FROM users');
      expect(await database().query('SELECT id FROM addresses')).toEqual([]);
    });
  });

  describe('of carts', () => {
    it.each([-1, 0, 100, 2 ** 31 - 1])('refuses a quantity of %i', async (quantity) => {
      const { id: product_id } = await insert(database(), 'products', product());
      const { id: session_id } = await insert(database(), 'sessions', session());
      expect(
        await refusal(insert(database(), 'cart_items', { session_id, product_id, quantity, added_price_paise })),
      ).toBe(check);
    });

    it('holds one line for a product, of products and sessions that exist', async () => {
      const { id: product_id } = await insert(database(), 'products', product());
      const { id: session_id } = await insert(database(), 'sessions', session());
      await insert(database(), 'cart_items', { session_id, product_id, added_price_paise });
      expect(await refusal(insert(database(), 'cart_items', { session_id, product_id, added_price_paise }))).toBe(
        unique,
      );
      const stranger = randomUUID();
      expect(
        await refusal(insert(database(), 'cart_items', { session_id: stranger, product_id, added_price_paise })),
      ).toBe(foreignKey);
      expect(
        await refusal(insert(database(), 'cart_items', { session_id, product_id: stranger, added_price_paise })),
      ).toBe(foreignKey);
      expect(await refusal(insert(database(), 'cart_items', { product_id, added_price_paise }))).toBe(notNull);
    });
  });

  describe('of orders', () => {
    it('numbers orders readably and starts them as pending in rupees', async () => {
      const row = { number: 'PK-1001', status: 'pending', currency: 'INR', user_id: null };
      expect(await insert(database(), 'orders', order())).toMatchObject(row);
      expect(await insert(database(), 'orders', order())).toMatchObject({ number: 'PK-1002' });
      expect(await refusal(insert(database(), 'orders', order({ number: 'PK-1002' })))).toBe(unique);
    });

    it.each<[string, Row]>([
      ['an unknown status', { status: 'lost' }],
      ['a total below zero', { total_paise: -1 }],
      ['a currency that is no code', { currency: 'rupees' }],
      ['a shipping address that is text', { shipping_address: '"Pune"' }],
      ['a number of another style', { number: '1042' }],
      ['a mail address without an at sign', { email: 'asha' }],
      ['a total that is not goods and shipping together', { shipping_paise: 79_900 }],
      ['a way of shipping that nobody offers', { shipping_method: 'by-pigeon' }],
      ['a way of paying that nobody offers', { payment_method: 'barter' }],
      ['a transfer that is called by too few signs', { sent_reference: 'SHORT' }],
      ['a confirmed bank transfer that is not paid', { status: 'confirmed', payment_method: 'bank-transfer' }],
      ['an unknown state of the money', { payment_status: 'maybe' }],
      ['a confirmed order by UPI that is not paid', { status: 'confirmed', payment_method: 'upi' }],
      ['a shipped order by the gateway that is not paid', { status: 'shipped', payment_method: 'razorpay' }],
      ['a gift note of 301 characters', { gift_note: 'x'.repeat(301) }],
      ['a phone number of 21 characters', { phone: '1'.repeat(21) }],
    ])('refuses %s', async (_, change) => {
      expect(await refusal(insert(database(), 'orders', order(change)))).toBe(check);
    });

    it('needs an address to ship to', async () => {
      expect(await refusal(insert(database(), 'orders', order({ shipping_address: null })))).toBe(notNull);
    });

    it('keeps what was sold when the account goes, and keeps the product for it', async () => {
      const { id: user_id } = await insert(database(), 'users', user());
      const { id: product_id } = await insert(database(), 'products', product());
      const { id: order_id } = await insert(database(), 'orders', order({ user_id }));
      const line = { order_id, product_id, name: 'Vintage Overdrive', quantity: 2, price_paise: 349_900 };
      await insert(database(), 'order_items', line);
      for (const quantity of [0, -1, -(2 ** 31)]) {
        expect(await refusal(insert(database(), 'order_items', { ...line, quantity }))).toBe(check);
      }
      expect(await refusal(database().query('DELETE FROM products'))).toBe(foreignKey);
      await database().query('DELETE FROM users');
      expect(await database().query('SELECT user_id FROM orders')).toEqual([{ user_id: null }]);
    });
  });

  it('takes a newsletter address once, whatever its case', async () => {
    const row = await insert(database(), 'newsletter_subscribers', { email: 'asha@example.com' });
    expect(row).toMatchObject({ status: 'pending' });
    const again = insert(database(), 'newsletter_subscribers', { email: 'Asha@example.com' });
    expect(await refusal(again)).toBe(unique);
    const confirmed = insert(database(), 'newsletter_subscribers', { email: 'b@example.com', status: 'confirmed' });
    expect(await refusal(confirmed)).toBe(check);
  });

  it('has an index that starts with each foreign key', async () => {
    const unindexed = await database().query(`
      SELECT conrelid::regclass::text AS "table", conname AS "constraint" FROM pg_constraint
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT FROM pg_index JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
        WHERE indrelid = conrelid AND indkey[0] = conkey[1]
          AND coalesce(pg_get_expr(indpred, indrelid), '') IN ('', format('(%I IS NOT NULL)', attname))
      )`);
    expect(unindexed).toEqual([]);
  });

  it('can hold the extensions that the search needs', async () => {
    for (const name of ['pg_trgm', 'unaccent', 'fuzzystrmatch']) {
      await database().query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    }
    expect(await database().query(`SELECT unaccent('Hôtel') AS plain, similarity('fuzz', 'fuzz') AS alike`)).toEqual([
      { plain: 'Hotel', alike: 1 },
    ]);
  });
});
