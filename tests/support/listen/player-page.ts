/** The player alone on a page of the shop, under its policy: what sounds is tested without the screens around it. */
import { build, type Rolldown } from 'vite';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as player from '#web/components/player/audio/player.ts';
import { root } from '../../../tools/bootstrap/root.mjs';

/** What the script leaves on the page. */
interface PlayerPage {
  readonly player: typeof player;
  readonly workletUrl: string;
}

declare global {
  var playerPage: PlayerPage;
}

const base = '/player-page/';
const entry = 'virtual:player-page';
const audio = join(root, 'src/web/components/player/audio');

/** Bundled as the shop is, into files by name. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    worker: { format: 'es' },
    plugins: [
      {
        name: 'player-page',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `import * as player from '${audio}/player.ts'; import { workletUrl } from '${audio}/chain-worklet-url.ts';
               globalThis.playerPage = { player, workletUrl };`
            : null,
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { entryFileNames: 'player.js' } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

async function policyOf(shop: string): Promise<Record<string, string>> {
  const { headers } = await fetch(new URL('/robots.txt', shop));
  const names = ['content-security-policy', 'permissions-policy', 'x-content-type-options'];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)!]));
}

/**
 * Serves the page with the policy of the shop, if there is one, and opens it. A server of its own, since what an audio thread asks for
 * cannot be answered by a route of the test. `kits` are the texts of further kit files by slug.
 */
export async function openPlayerPage(
  page: Page,
  shop: string | null,
  kits: Readonly<Record<string, string>>,
): Promise<{ readonly server: Server; readonly files: ReadonlyMap<string, string | Uint8Array> }> {
  const files = await bundle();
  for (const [slug, text] of Object.entries(kits)) files.set(`${slug}.js`, text);
  files.set('', `<!doctype html><link rel="icon" href="data:,"><script type="module" src="${base}player.js"></script>`);
  const policy = shop === null ? {} : await policyOf(shop);
  const server = createServer((request, reply) => {
    const path = request.url!;
    const body = path.startsWith(base)
      ? files.get(path.slice(base.length))
      : readFileSync(join(root, 'dist/client', path));
    const type = path === base ? 'text/html' : 'text/javascript';
    reply.writeHead(body === undefined ? 404 : 200, { ...policy, 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${base}`);
  await page.waitForFunction(() => 'playerPage' in globalThis);
  return { server, files };
}

export const kitUrl = (slug: string): string => `${base}${slug}.js`;
