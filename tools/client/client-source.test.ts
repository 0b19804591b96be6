import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { clientFiles, functionName, type ClientDocument } from './client-source.ts';
import { currentClientFiles } from './current-client.ts';

const home = join(root, 'packages/client');

function folder(files: Readonly<Record<string, string>>): string {
  const made = mkdtempSync(join(root, '.cache', 'client-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

describe('the client', () => {
  it('is what the contract says; else run node tools/write-client.ts', () => {
    for (const [name, text] of Object.entries(currentClientFiles())) {
      expect(readFileSync(join(home, name), 'utf8') === text, `${name} is stale`).toBe(true);
    }
  });

  it('has a name of its own for each call', () => {
    const names = [...currentClientFiles()['calls.js']!.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(functionName('post', '/api/admin/orders/{id}/refunds')).toBe('postAdminOrdersByIdRefunds');
  });

  it('leaves out of a bundle every call but those that are made', async () => {
    const made = folder({ 'one.js': `export { getProducts } from ${JSON.stringify(join(home, 'index.js'))};\n` });
    const bundle = await rolldown({ input: join(made, 'one.js') });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    const [{ code }] = output;
    expect([...code.matchAll(/\/api\/[\w/{}-]+/g)].map(([path]) => path)).toEqual(['/api/products']);
    expect(code.length).toBeLessThan(2500);
  });

  it.each(['', '.', '..', undefined])('asks nothing where an id is %j, which would be another call', async (id) => {
    const asked: string[] = [];
    const { createClient, deleteCartById } = (await import(join(home, 'index.js'))) as {
      createClient: (options: object) => unknown;
      deleteCartById: (client: unknown, input: object) => Promise<unknown>;
    };
    const fetch = async (url: URL) => {
      asked.push(url.pathname);
      return new Response();
    };
    const client = createClient({ url: 'https://taar.example', fetch });
    await expect(deleteCartById(client, { params: { id } })).rejects.toThrow('params.id');
    expect(asked).toEqual([]);
  });

  it('takes and gives what its types say, to the compiler', () => {
    const made = folder({
      'use.ts': `
        import { createClient, getAdminOrdersById, getProducts, postOrders } from ${JSON.stringify(join(home, 'index.js'))};
        const client = createClient({ url: 'https://taar.example' });
        const products = await getProducts(client, { query: { search: 'fuzz' } });
        export const slug: string = products[0]!.slug;
        export const { number }: { number: string } = await getAdminOrdersById(client, { params: { id: 'PK-1001' } });
        // @ts-expect-error The id is missing.
        await getAdminOrdersById(client, {});
        // @ts-expect-error There is no such field.
        products[0]!.colour;
        // @ts-expect-error An order needs its key.
        await postOrders(client, { body: {} as never });
      `,
    });
    const compiler = join(root, 'node_modules/typescript/lib/tsc.js');
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--types',
      'node',
    ];
    const compile = () =>
      execFileSync(process.execPath, [compiler, ...options, '--noUncheckedIndexedAccess', join(made, 'use.ts')], {
        cwd: root,
        encoding: 'utf8',
      });
    expect(compile()).toBe('');
  });
});

it('writes types for what a schema may be', () => {
  const body = {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Of a person.' },
      kinds: { type: 'array', items: { enum: ['a', 'b'] } },
      other: { anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] },
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
    },
    required: ['name'],
  };
  const call = {
    summary: 'Does it.',
    security: [{ session: [] }, { token: ['orders'] }],
    parameters: [{ name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { 204: {}, default: {} },
  } as const;
  const files = clientFiles({
    paths: { '/api/things': { post: call } },
    components: { schemas: { Other: { type: 'boolean' } } },
  } satisfies ClientDocument);
  expect(files['calls.js']).toContain(
    `export const postThings = /* @__PURE__ */ endpoint('POST', '/api/things', 'nothing');`,
  );
  expect(files['calls.d.ts']).toContain(
    [
      '/** POST /api/things: Does it. Takes a token with the right orders. */',
      'export function postThings(client: Client, input: { /** The same again is done once. */ idempotencyKey: string; ' +
        'body: { /** Of a person. */ name: string; kinds?: readonly (("a" | "b"))[]; ' +
        'other?: (Schemas.Other | null); counts?: Record<string, number>; }; signal?: AbortSignal }): Promise<void>;',
    ].join('\n'),
  );
  expect(files['schemas.d.ts']).toContain('export type Other = boolean;');
});
