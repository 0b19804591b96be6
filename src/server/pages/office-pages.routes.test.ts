import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '#tests/support/builders/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { builtPages } from './built-pages.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A shop that knows no address at all. */
const renderer: PageRenderer = {
  inlineScripts: ['chooseTheme()', 'answerUntilReact()'],
  officeScripts: ['chooseTheme()'],
  canonicalUrl: () => '/not-found',
  render: async () => ({ status: 404, head: '', body: 'Page not found', state: '{}', modules: [], waits: false }),
};

function buildClient(): string {
  const dir = mkdtempSync(join(tmpdir(), 'taar-office-'));
  for (const folder of ['assets', 'art', 'documents', 'listen', '.vite', 'office/assets', 'office/office'])
    mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<html><!--app--></html>');
  writeFileSync(join(dir, '.vite/manifest.json'), '{}');
  writeFileSync(join(dir, 'office/office/index.html'), '<html><!--scripts-->the office</html>');
  return dir;
}

describe('the page of the back office', () => {
  const clientDir = buildClient();
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  beforeEach(async () => {
    await database.empty();
    app = buildTestApp(database.db, { inlineScripts: renderer.inlineScripts });
    await builtPages(app, { clientDir, renderer, notice: '', publicUrl: () => 'http://shop.test' });
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await database?.close();
    rmSync(clientDir, { recursive: true });
  });

  it('is for staff at every address, kept by nobody, and guarded like every page', async () => {
    const staff = await addUser(app, database.db, 'keeper', 'admin');
    for (const url of ['/admin', '/admin/', '/admin/orders/PK-1042?view=all']) {
      const { statusCode, headers, body } = await staff.call(`GET ${url}`);
      expect([statusCode, body], url).toEqual([200, '<html><script>chooseTheme()</script>the office</html>']);
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=(self)'),
      });
    }
  });

  it('is for everyone else what any unknown address is', async () => {
    const customer = await addUser(app, database.db, 'asha', 'customer');
    const unknown = await app.inject('/no-such-page');
    const usual = { ...unknown.headers, 'x-request-id': expect.any(String), date: expect.any(String) };
    for (const url of ['/admin', '/admin/', '/admin/orders/PK-1042']) {
      for (const answer of [await app.inject(url), await customer.call(`GET ${url}`)]) {
        expect([answer.statusCode, answer.body, answer.headers], url).toEqual([404, unknown.body, usual]);
      }
    }
  });
});
