import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parts } from '#catalogue/parts.ts';
import { openAgentShop } from '#tests/support/agents/agent-shop.ts';
import { runWorkedExample } from '#tests/support/agents/worked-example.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';

/** Where the inspector's command lies, if it is there. */
const inspector = process.env['MCP_INSPECTOR'];

const modern = '2026-07-28';
// oxlint-disable-next-line typescript/no-explicit-any -- what a tool answers is what the test is about.
type Json = Record<string, any>;

/** Forty lines as people have them: tables of values in many spellings, and three that nobody can place. */
const bill = [
  ...parts.slice(0, 37).map(({ value, kind }, at) => `${(at % 4) + 1}x ${value} ${kind.replaceAll('-', ' ')}`),
  '1x 4k99',
  '2x frobnicator',
  '1x TL072',
].join('\n');

const meta = {
  'io.modelcontextprotocol/protocolVersion': modern,
  'io.modelcontextprotocol/clientCapabilities': {},
};

describeOnPostgres(
  'the tools for agents',
  (database) => {
    let app: FastifyInstance;
    let url: string;
    let requests = 0;

    beforeAll(async () => {
      ({ app, url } = await openAgentShop(database()));
    });
    afterAll(() => app.close());

    async function connect(mode: 'legacy' | { pin: string }): Promise<Client> {
      const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
      const counted: typeof fetch = (...args) => {
        requests += 1;
        return fetch(...args);
      };
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { fetch: counted }));
      return client;
    }
    async function call(client: Client, name: string, args: Json): Promise<Json> {
      const result = await client.callTool({ name, arguments: args });
      expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
      return result.structuredContent as Json;
    }
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/mcp', payload: body as object, headers });
    const ask = (method: string, params: object, headers: Record<string, string> = {}) =>
      post(
        { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
        { 'mcp-protocol-version': modern, 'mcp-method': method, ...headers },
      );

    it.each(['legacy', { pin: modern }] as const)('are listed and called by the official client, %j', async (mode) => {
      const client = await connect(mode);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'search_catalog',
        'get_product',
        'get_cart',
        'update_cart',
        'match_bill',
        'find_substitute',
        'explain_reading',
        'hear_circuit',
      ]);
      expect(client.getServerVersion()?.name).toBe('taar');
      const found = await call(client, 'search_catalog', { query: 'fuzz box', category: 'kit', limit: 3 });
      expect(found.products[0]).toMatchObject({ product: 'fuzz-box', url: 'http://shop.test/products/fuzz-box' });
      const kit = await call(client, 'get_product', { product: 'fuzz-box' });
      expect(kit.bill.length).toBeGreaterThan(10);
      await client.close();
    });

    it('give a bill of forty lines a cart link in three calls', async () => {
      const client = await connect({ pin: modern });
      requests = 0;
      await client.listTools();
      const matched = await call(client, 'match_bill', { text: bill });
      const question = matched.bill.find((line: Json) => line.result === 'question' || line.stand_in);
      const product = question.stand_in?.product ?? question.choices[0].product;
      const cart = await call(client, 'update_cart', { cart: matched.cart, changes: [{ product, quantity: 2 }] });
      expect(requests).toBe(3);
      expect(matched.bill).toHaveLength(40);
      expect(matched.bill.filter(({ result }: Json) => result === 'missing').map(({ text }: Json) => text)).toContain(
        '2x frobnicator',
      );
      expect(cart.link).toMatch(/^http:\/\/shop\.test\/buy\/[\w:,-]+\?continue_to=\/cart$/);
      expect(cart.lines.length).toBeGreaterThan(30);
      expect(cart.lines.find((line: Json) => line.product === product).quantity).toBe(2);
      await client.close();
    });

    it('price a cart by the rules of the cart, and hand it back as text', async () => {
      const client = await connect({ pin: modern });
      const first = await call(client, 'update_cart', { changes: [{ product: 'fuzz-box', quantity: 2 }] });
      expect(first.cart).toBe('fuzz-box:2');
      const [line] = first.lines;
      expect(Number(first.subtotal_inr)).toBe(2 * Number(line.price_inr));
      await database().query(`update products set stock = 1 where slug = 'fuzz-box'`);
      await app.inject('/api/products/fuzz-box');
      await expect
        .poll(async () => (await call(client, 'get_cart', { cart: 'fuzz-box:2,nothing-such:1' })).lines[0].problem)
        .toContain('1');
      const priced = await call(client, 'get_cart', { cart: 'fuzz-box:2,nothing-such:1' });
      expect(priced.unknown).toEqual(['nothing-such']);
      const empty = await call(client, 'update_cart', {
        cart: first.cart,
        changes: [{ product: 'fuzz-box', quantity: 0 }],
      });
      expect([empty.cart, empty.link]).toEqual(['', null]);
      await client.close();
    });

    it('find substitutes by value, by number, for what is not sold, and by rating and pins', async () => {
      const client = await connect({ pin: modern });
      const chip = await call(client, 'find_substitute', { part: 'TL072' });
      expect(chip.part.product).toBe('tl072cp');
      expect(chip.substitutes.map(({ product }: Json) => product)).toContain('jrc4558d');
      const absent = await call(client, 'find_substitute', { part: 'BC547' });
      expect(absent.result).toBe('missing');
      expect(absent.substitutes[0].product).toBe(absent.stand_in.product);
      const film = await call(client, 'find_substitute', { part: '100n film', min_volts: 10_000 });
      expect(film.substitutes).toEqual([]);
      expect(film.unfit).toEqual([{ product: film.part.product, why: expect.stringContaining('V only') }]);
      const pins = await call(client, 'find_substitute', { part: '2N5088', pins: 'C B E' });
      expect(pins.unfit).toContainEqual(expect.objectContaining({ product: '2n5089' }));
      await client.close();
    });

    it('explain readings of a kit, and say what to measure next', async () => {
      const client = await connect({ pin: modern });
      const right = await call(client, 'explain_reading', { kit: 'fuzz-box', point: 'supply', volts: 9.2 });
      expect(right).toMatchObject({ reads: 'right', point: 'JDC.+', next: { step: 'measure' } });
      const earlier = [{ point: 'supply', volts: 9.2 }];
      const high = await call(client, 'explain_reading', { kit: 'fuzz-box', point: 'q2.c', volts: 9.1, earlier });
      expect(high).toMatchObject({ reads: 'high', point: 'Q2.C' });
      expect(high.faults[0].probability).toBeGreaterThan(0);
      const unknown = await client.callTool({
        name: 'explain_reading',
        arguments: { kit: 'fuzz-box', point: 'Q9.C', volts: 1 },
      });
      expect(unknown.isError).toBe(true);
      expect(JSON.stringify(unknown.content)).toContain('Q1.C (Q1 collector)');
      await client.close();
    });

    it('make a link that plays a kit as it is set', async () => {
      const client = await connect({ pin: modern });
      const heard = await call(client, 'hear_circuit', { kit: 'fuzz-box', knobs: [{ knob: 'fuzz', percent: 25 }] });
      const link = new URL(heard.link);
      expect([link.pathname, link.hash]).toEqual(['/products/fuzz-box', '#listen']);
      expect(link.searchParams.get('sound')).toMatch(/^k/);
      expect(heard.knobs.find(({ knob }: Json) => knob.toLowerCase() === 'fuzz').percent).toBe(25);
      await client.close();
    });

    it('tell what is wrong with an input as a result that a model can read', async () => {
      const answer = (
        await ask('tools/call', { name: 'search_catalog', arguments: { limit: 900 } }, { 'mcp-name': 'search_catalog' })
      ).json();
      expect(answer.result).toMatchObject({ isError: true, resultType: 'complete' });
      expect(answer.result.content[0].text).toContain('limit');
      const gone = (
        await ask('tools/call', { name: 'get_product', arguments: { product: 'no' } }, { 'mcp-name': 'get_product' })
      ).json();
      expect(gone.result.isError).toBe(true);
    });

    it('refuse other versions, headers that contradict the body, and methods that there are none of', async () => {
      const version = await post(
        {
          jsonrpc: '2.0',
          id: 7,
          method: 'tools/list',
          params: { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' } },
        },
        { 'mcp-protocol-version': '1900-01-01', 'mcp-method': 'tools/list' },
      );
      expect([version.statusCode, version.json().error]).toMatchObject([
        400,
        { code: -32022, data: { supported: [modern] } },
      ]);
      const mismatch = await ask('tools/list', {}, { 'mcp-method': 'tools/call' });
      expect([mismatch.statusCode, mismatch.json().error.code]).toEqual([400, -32020]);
      const nameless = await ask('tools/call', { name: 'get_product', arguments: { product: 'fuzz-box' } });
      expect([nameless.statusCode, nameless.json().error.code]).toEqual([400, -32020]);
      const coded = `=?base64?${Buffer.from('get_product').toString('base64')}?=`;
      const named = await ask(
        'tools/call',
        { name: 'get_product', arguments: { product: 'fuzz-box' } },
        { 'mcp-name': coded },
      );
      expect(named.statusCode).toBe(200);
      const method = await ask('resources/list', {});
      expect([method.statusCode, method.json().error.code]).toEqual([404, -32601]);
      expect((await app.inject('/mcp')).statusCode).toBe(405);
      expect((await ask('tools/list', {}, { origin: 'https://elsewhere.test' })).statusCode).toBe(403);
      expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202);
    });

    it('do what the worked example says', async () => {
      expect(await runWorkedExample(app, 'Agents (MCP)', 'http://shop.test')).toBe(2);
    });

    // 110 MB, so it is no package of ours: docs/integrations.md says how it is called.
    it.skipIf(!inspector)('answer the inspector in its command-line form', async () => {
      const args = ['--cli', `${url}/mcp`, '--transport', 'http', '--method', 'tools/call'];
      const asked = [...args, '--tool-name', 'find_substitute', '--tool-arg', 'part=TL072'];
      const { stdout } = await promisify(execFile)(inspector!, asked);
      expect(JSON.parse(stdout)).toMatchObject({ structuredContent: { part: { product: 'tl072cp' } } });
    });

    it('turn away a network that calls without end', async () => {
      const limited = await openAgentShop(database());
      const ping = () =>
        limited.app.inject({
          method: 'POST',
          url: '/mcp',
          remoteAddress: '203.0.113.9',
          payload: {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'get_cart', arguments: { cart: '' } },
          },
        });
      const answers = await Promise.all(Array.from({ length: 605 }, ping));
      const refused = answers.filter((answer) => answer.json().result.isError);
      expect(refused).toHaveLength(5);
      expect(refused[0]!.json().result.content[0].text).toContain('wait');
      await limited.app.close();
    });

    it('are not called by what has no text', async () => {
      const called = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: { toString: 1 } } });
      expect([called.statusCode, called.json().error.code]).toEqual([200, -32602]);
    });

    it('tell no rating that no buyer wrote', async () => {
      const client = await connect({ pin: modern });
      expect(await call(client, 'get_product', { product: 'fuzz-box' })).toMatchObject({
        rating: null,
        review_count: 0,
      });
      await client.close();
    });

    it('never fail, whatever comes', async () => {
      const names = [
        'search_catalog',
        'get_product',
        'get_cart',
        'update_cart',
        'match_bill',
        'find_substitute',
        'hear_circuit',
      ];
      const texts = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('fuzz-box', 'fuzz-box:1', '../..', "'--", '\u0000'),
      );
      const keys = fc.constantFrom(
        'query',
        'product',
        'cart',
        'changes',
        'text',
        'part',
        'kit',
        'knobs',
        'pins',
        'limit',
        'quantity',
        'knob',
        'percent',
      );
      const { value } = fc.letrec<{ value: unknown }>((tie) => ({
        value: fc.oneof(
          { maxDepth: 3 },
          texts,
          fc.double(),
          fc.integer(),
          fc.boolean(),
          fc.constant(null),
          fc.array(tie('value'), { maxLength: 3 }),
          fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
        ),
      }));
      const args = fc.oneof(value, fc.dictionary(keys, fc.oneof(texts, value), { maxKeys: 4 }));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names), args, value, async (name, given, odd) => {
          const called = await ask('tools/call', { name, arguments: given }, { 'mcp-name': name });
          expect(called.statusCode, called.body).toBeLessThan(500);
          const strange = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: odd });
          expect(strange.statusCode, strange.body).toBeLessThan(500);
        }),
        { numRuns: 150 },
      );
    });
  },
  { shared: true },
);
