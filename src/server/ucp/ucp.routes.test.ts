import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { Browser } from '#tests/support/builders/accounts.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { openAgentShop } from '#tests/support/agents/agent-shop.ts';
import {
  cartSchema,
  checkoutSchema,
  errorSchema,
  lookupSchema,
  orderSchema,
  productSchema,
  profileSchema,
  searchSchema,
} from '#tests/support/agents/ucp-schemas.ts';
import { runWorkedExample } from '#tests/support/agents/worked-example.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';

describeOnBothEngines(
  'UCP',
  (database) => {
    let app: FastifyInstance;

    beforeAll(async () => {
      ({ app } = await openAgentShop(database()));
    });
    afterAll(() => app.close());

    const headers = { 'ucp-agent': 'profile="https://agent.test/profile.json"' };
    const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      app.inject({ method, url: `/ucp/v1${path}`, headers, ...(body && { payload: body }) });

    async function answered<Schema extends z.ZodType>(
      schema: Schema,
      sent: ReturnType<typeof send>,
      status = 200,
    ): Promise<z.output<Schema>> {
      const reply = await sent;
      expect(reply.statusCode, reply.body).toBe(status);
      return schema.parse(reply.json());
    }
    const lines = (quantities: Readonly<Record<string, number>>) => ({
      line_items: Object.entries(quantities).map(([id, quantity]) => ({ item: { id }, quantity })),
    });
    const bag = ({ line_items }: z.output<typeof cartSchema>) =>
      Object.fromEntries(line_items.map(({ item, quantity }) => [item.id, quantity]));
    const newCart = (quantities: Readonly<Record<string, number>>) =>
      answered(cartSchema, send('POST', '/carts', lines(quantities)), 201);
    const convert = (cartId: string, further: object = {}) =>
      answered(checkoutSchema, send('POST', '/checkout-sessions', { cart_id: cartId, ...further }), 201);

    it('publishes a profile that caches may keep, and is the same for every version that is asked for', async () => {
      const reply = await app.inject({
        url: '/.well-known/ucp',
        headers: { 'ucp-agent': 'profile="..."; version="2099-01-01"' },
      });
      expect(reply.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
      const { ucp } = profileSchema.parse(reply.json());
      expect(ucp.services['dev.ucp.shopping']).toMatchObject([{ endpoint: 'http://shop.test/ucp/v1' }]);
      expect(Object.keys(ucp.capabilities)).toEqual([
        'dev.ucp.shopping.catalog.search',
        'dev.ucp.shopping.catalog.lookup',
        'dev.ucp.shopping.cart',
        'dev.ucp.shopping.checkout',
        'dev.ucp.shopping.order',
      ]);
    });

    it('searches by words, category and price in paise, page by page', async () => {
      const found = await answered(
        searchSchema,
        send('POST', '/catalog/search', {
          query: 'fuzz',
          filters: { categories: ['kit'], price: { max: 500_000 } },
          pagination: { limit: 2 },
        }),
      );
      expect(found.products).toHaveLength(2);
      for (const { price_range } of found.products) expect(price_range.max.amount).toBeLessThanOrEqual(500_000);
      const { cursor } = found.pagination;
      const next = await answered(
        searchSchema,
        send('POST', '/catalog/search', {
          query: 'fuzz',
          filters: { categories: ['kit'], price: { max: 500_000 } },
          pagination: { limit: 2, cursor },
        }),
      );
      expect(next.products.map(({ id }) => id)).not.toContain(found.products[0]!.id);
      const none = await answered(
        searchSchema,
        send('POST', '/catalog/search', { filters: { categories: ['shoes'] } }),
      );
      expect(none.products).toEqual([]);
    });

    it('looks products up by id and by slug, each once and with what asked for it', async () => {
      const { product } = await answered(productSchema, send('POST', '/catalog/product', { id: 'fuzz-box' }));
      const ids = [product.id, 'fuzz-box', 'fuzz-box', 'nothing-such'];
      const found = await answered(lookupSchema, send('POST', '/catalog/lookup', { ids }));
      expect(found.products.map(({ variants }) => variants[0]!.inputs)).toEqual([
        [
          { id: product.id, match: 'featured' },
          { id: 'fuzz-box', match: 'exact' },
        ],
      ]);
      expect(found.messages).toMatchObject([{ type: 'warning', code: 'not_found' }]);
      const cheap = { ids: ['fuzz-box'], filters: { price: { max: 100 } } };
      expect((await answered(lookupSchema, send('POST', '/catalog/lookup', cheap))).products).toEqual([]);
      await answered(errorSchema('dev.ucp.shopping.catalog.lookup'), send('POST', '/catalog/product', { id: 'no' }));
      const many = { ids: Array.from({ length: 51 }, (_, at) => `p-${at}`) };
      expect((await send('POST', '/catalog/lookup', many)).json()).toMatchObject({ code: 'request_too_large' });
    });

    it('keeps a cart by its token: read, replaced whole, cancelled and then gone', async () => {
      const made = await newCart({ 'fuzz-box': 2, 'nothing-such': 1 });
      expect(made.messages).toMatchObject([{ code: 'item_unavailable', severity: 'recoverable' }]);
      expect(made.continue_url).toBe('http://shop.test/buy/fuzz-box:2?continue_to=/cart');
      const read = await answered(cartSchema, send('GET', `/carts/${made.id}`));
      expect([read.id, bag(read)]).toEqual([made.id, { 'fuzz-box': 2 }]);
      const changed = await answered(cartSchema, send('PUT', `/carts/${made.id}`, lines({ tl072cp: 3 })));
      expect([changed.id, bag(changed)]).toEqual([made.id, { tl072cp: 3 }]);
      expect(bag(await answered(cartSchema, send('POST', `/carts/${made.id}/cancel`)))).toEqual({ tl072cp: 3 });
      const gone = errorSchema('dev.ucp.shopping.cart');
      await answered(gone, send('GET', `/carts/${made.id}`));
      await answered(gone, send('PUT', `/carts/${made.id}`, lines({ 'fuzz-box': 1 })));
      await answered(gone, send('GET', `/carts/${'x'.repeat(43)}`));
      const plain = Buffer.from(made.id, 'base64url');
      expect(await database().query('select from agent_carts where token_hash = $1', [plain])).toEqual([]);
    });

    it('answers what is not sold without keeping anything', async () => {
      const before = (await database().query('select from agent_carts')).length;
      await answered(errorSchema('dev.ucp.shopping.cart'), send('POST', '/carts', lines({ 'nothing-such': 1 })));
      expect((await database().query('select from agent_carts')).length).toBe(before);
    });

    it('says what stands against a quantity, on its line', async () => {
      const { messages } = await newCart({ 'fuzz-box': 500 });
      expect(messages).toMatchObject([{ type: 'error', severity: 'recoverable', path: '$.line_items[0].quantity' }]);
    });

    it('makes one line of a product that is asked for twice, which has one limit', async () => {
      const { product } = await answered(productSchema, send('POST', '/catalog/product', { id: 'fuzz-box' }));
      const cart = await newCart({ 'fuzz-box': 60, [product.id]: 60 });
      expect(bag(cart)).toEqual({ 'fuzz-box': 120 });
      expect(cart.messages).toMatchObject([{ severity: 'recoverable', path: '$.line_items[0].quantity' }]);
    });

    it('links to as many as a cart takes', async () => {
      const { continue_url } = await newCart({ 'fuzz-box': 10_000 });
      expect(continue_url).toBe('http://shop.test/buy/fuzz-box:99?continue_to=/cart');
    });

    it('tells no rating that no buyer wrote', async () => {
      const { product } = await answered(productSchema, send('POST', '/catalog/product', { id: 'fuzz-box' }));
      expect(product).not.toHaveProperty('rating');
    });

    it('hands every checkout over to the person, and takes no order', async () => {
      const orders = async () => (await database().query('select from orders')).length;
      const before = await orders();
      const made = await answered(checkoutSchema, send('POST', '/checkout-sessions', lines({ 'fuzz-box': 1 })), 201);
      expect(made).toMatchObject({ status: 'requires_escalation', ucp: { payment_handlers: {} } });
      expect(made.messages.at(-1)).toMatchObject({ severity: 'requires_buyer_input' });
      const completed = await answered(
        checkoutSchema,
        send('POST', `/checkout-sessions/${made.id}/complete`, { payment: { instruments: [{ id: 'card' }] } }),
      );
      expect([completed.status, await orders()]).toEqual(['requires_escalation', before]);
      const canceled = await answered(checkoutSchema, send('POST', `/checkout-sessions/${made.id}/cancel`));
      expect(canceled.status).toBe('canceled');
      const late = await answered(checkoutSchema, send('PUT', `/checkout-sessions/${made.id}`, lines({ tl072cp: 1 })));
      expect([late.status, bag(late)]).toEqual(['canceled', { 'fuzz-box': 1 }]);
      await answered(errorSchema('dev.ucp.shopping.cart'), send('GET', `/carts/${made.id}`));
    });

    it('makes one checkout of a cart: by the cart’s lines, the same one again, a new one after it was cancelled', async () => {
      const cart = await newCart({ 'fuzz-box': 2 });
      const first = await convert(cart.id, lines({ 'fuzz-box': 9 }));
      expect(bag(first)).toEqual(bag(cart));
      expect((await convert(cart.id)).id).toBe(first.id);
      await send('POST', `/checkout-sessions/${first.id}/cancel`);
      expect((await convert(cart.id)).id).not.toBe(first.id);
      await send('POST', `/carts/${cart.id}/cancel`);
      await answered(
        errorSchema('dev.ucp.shopping.checkout'),
        send('POST', '/checkout-sessions', { cart_id: cart.id }),
      );
    });

    it('forgets carts a day after they were last written', async () => {
      const cart = await newCart({ 'fuzz-box': 1 });
      await database().query(`update agent_carts set expires_at = now() - interval '1 second'`);
      await answered(errorSchema('dev.ucp.shopping.cart'), send('GET', `/carts/${cart.id}`));
      const { agentCartRetention } = await import('./agent-cart.service.ts');
      await agentCartRetention.deleteExpired!(database());
      expect(await database().query('select from agent_carts')).toEqual([]);
    });

    it('shows an order to whoever has its token, without who bought it', async () => {
      const guest = new Browser(app);
      const placed = await buy(guest, { 'clean-booster': 1 });
      const read = (given: Record<string, string>, id = placed.id) =>
        app.inject({ url: `/ucp/v1/orders/${id}`, headers: { ...headers, ...given } });
      for (const given of [{ 'x-order-token': placed.token! }, { authorization: `Bearer ${placed.token!}` }]) {
        const order = await answered(orderSchema, read(given));
        expect(order).toMatchObject({ id: placed.id, label: placed.number, line_items: [{ status: 'processing' }] });
        expect(JSON.stringify(order)).not.toContain('asha@example.com');
        expect(JSON.stringify(order)).not.toContain('MG Road');
      }
      const refused = errorSchema('dev.ucp.shopping.order');
      for (const given of [{}, { 'x-order-token': 'x'.repeat(43) }, { authorization: 'Bearer ' }])
        await answered(refused, read(given as Record<string, string>));
      // Neither does the session of the buyer's own browser open it here.
      await answered(refused, guest.call(`GET /ucp/v1/orders/${placed.id}`));
    });

    it('turns away a network that makes carts without end, and pages of other sites', async () => {
      const make = (at: number) =>
        app.inject({
          method: 'POST',
          url: '/ucp/v1/carts',
          remoteAddress: '203.0.113.7',
          payload: lines({ 'fuzz-box': (at % 3) + 1 }),
        });
      const replies = await Promise.all(Array.from({ length: 123 }, (_, at) => make(at)));
      const refused = replies.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(3);
      expect([refused[0]!.headers['retry-after'], refused[0]!.json().code]).toEqual(['60', 'too_many_requests']);
      const foreign = await app.inject({
        method: 'POST',
        url: '/ucp/v1/carts',
        headers: { origin: 'https://elsewhere.test' },
        payload: lines({ 'fuzz-box': 1 }),
      });
      expect(foreign.statusCode).toBe(403);
    });

    it('does what the worked example says', async () => {
      expect(await runWorkedExample(app, 'UCP', 'http://shop.test')).toBe(5);
    });

    it('never fails, whatever comes', async () => {
      const texts = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('fuzz-box', '../..', '\u0000', '%00'),
      );
      const keys = fc.constantFrom(
        'line_items',
        'item',
        'id',
        'ids',
        'quantity',
        'cart_id',
        'query',
        'filters',
        'price',
        'min',
        'max',
        'categories',
        'pagination',
        'cursor',
        'limit',
      );
      const { value } = fc.letrec<{ value: unknown }>((tie) => ({
        value: fc.oneof(
          { maxDepth: 4 },
          texts,
          fc.double(),
          fc.integer(),
          fc.boolean(),
          fc.constant(null),
          fc.array(tie('value'), { maxLength: 3 }),
          fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
        ),
      }));
      const bodies = fc.oneof(
        value,
        fc.dictionary(keys, value, { maxKeys: 4 }),
        texts.map((id) => ({ id, ids: [id], query: id, cart_id: id, ...lines({ [id]: 1 }) })),
      );
      const paths = fc.constantFrom(
        '/catalog/search',
        '/catalog/lookup',
        '/catalog/product',
        '/carts',
        '/checkout-sessions',
      );
      let network = 0;
      await fc.assert(
        fc.asyncProperty(paths, bodies, texts, async (path, body, id) => {
          network += 1;
          const remoteAddress = `198.51.${network >> 8}.${network & 255}`;
          const payload = JSON.stringify(body) ?? 'null';
          const json = { ...headers, 'content-type': 'application/json' };
          const posted = await app.inject({
            method: 'POST',
            url: `/ucp/v1${path}`,
            headers: json,
            payload,
            remoteAddress,
          });
          expect(posted.statusCode, posted.body).toBeLessThan(500);
          const url = `/ucp/v1${path === '/carts' ? path : '/orders'}/${encodeURIComponent(id)}`;
          expect((await app.inject({ url, headers, remoteAddress })).statusCode).toBeLessThan(500);
          const put = await app.inject({
            method: 'PUT',
            url: `/ucp/v1/carts/${encodeURIComponent(id)}`,
            headers: json,
            payload,
            remoteAddress,
          });
          expect(put.statusCode, put.body).toBeLessThan(500);
        }),
        { numRuns: 100 },
      );
    });
  },
  { shared: true },
);
