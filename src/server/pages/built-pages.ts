import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Product } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { etagOf, toBrotli, type CachedResponse, type FoundResponse } from '../response-cache/response-cache.ts';
import { readsForThis, recordRead } from '../response-cache/source-reads.ts';
import { withoutScripts } from './draft-page.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { officePages } from './office-pages.ts';
import { fillOffice, fillTemplate, type PageRenderer, type RenderedPage } from './page-renderer.ts';

interface Options {
  readonly clientDir: string;
  readonly renderer: PageRenderer;
  /** HTML that stands on every page; empty, there is none. */
  readonly notice: string;
  readonly publicUrl: () => string;
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The files of a page's code, and the links that fetch its styles with the page, and the code where it is needed at once. */
function createPreloads(manifest: Manifest, template: string) {
  const collect = (key: string, scripts: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
    // After the styles of what it imports, as the browser would meet them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  return ({ modules, waits }: Pick<RenderedPage, 'modules' | 'waits'>) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const module of modules) collect(module, scripts, styles);
    const files = [...scripts].map((file) => `/${file}`);
    const missing = [...styles].filter((file) => !template.includes(file));
    const preloads = [
      ...missing.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...(waits ? [] : files).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ];
    return { files, preloads: preloads.join('') };
  };
}

/** Rendering is almost all computing, so only a few at once make sense. */
const renderPlaces = 8;

const currentYear = (): number => new Date().getUTCFullYear();
const readBytes = 100;

async function answerOf(status: number, html: string): Promise<CachedResponse> {
  const plain = Buffer.from(html);
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: etagOf(plain) };
  return { status, headers, plain, brotli: await toBrotli(plain, 9) };
}

/** Folders of what a playing kit fetches in pages of others. */
const embedded: ReadonlySet<string> = new Set(['art', 'listen', 'embed/assets']);
const anyFrame = ['cross-origin-resource-policy', 'cross-origin'] as const;

/** The built shop: hashed files for a year, and pages rendered once per address. */
export async function builtPages(
  app: FastifyInstance,
  { clientDir, renderer, notice, publicUrl }: Options,
): Promise<void> {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const preloads = createPreloads(manifest, template);
  const inProcess = inProcessFetch(app);

  async function render(url: string, draft?: Product): Promise<{ status: number; html: string }> {
    const year = currentYear();
    recordRead({ isCurrent: () => currentYear() === year, bytes: readBytes });
    // Who has to wait for a place is let in by somebody else, who makes another page.
    const deps = { fetch: readsForThis(inProcess), publicUrl: publicUrl(), year, ...(draft && { draft }) };
    const page = await app.admit(() => renderer.render(url, deps), { places: renderPlaces });
    const parts = { ...preloads(page), inlineScripts: renderer.inlineScripts, notice };
    return { status: page.status, html: fillTemplate(template, page, parts) };
  }
  const answer = async (url: string): Promise<CachedResponse> => {
    const { status, html } = await render(url);
    return answerOf(status, html);
  };
  app.draftPages.render = async (draft) => withoutScripts((await render(paths.product(draft.slug), draft)).html);

  for (const folder of ['assets', 'art', 'documents', 'listen', 'office/assets', 'embed/assets']) {
    await app.register(fastifyStatic, {
      root: join(clientDir, folder),
      prefix: `/${folder}/`,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
      // A service worker may stand for no more than its own folder, unless the shop says so.
      setHeaders: (reply, path) => {
        // What plays in a sandboxed frame is asked for by a page without an origin.
        if (embedded.has(folder)) reply.header('access-control-allow-origin', '*').header(...anyFrame);
        if (/[/\\]workbench-worker-[^/\\]+\.js(\.(br|gz))?$/.test(path))
          reply.header('service-worker-allowed', paths.bench());
      },
    });
  }
  const findPage = async ({ url: asked }: FastifyRequest): Promise<{ key: string; found: FoundResponse }> => {
    const url = renderer.canonicalUrl(asked);
    const key = `page ${url}`;
    return { key, found: app.responseCache.find(key) ?? (await app.responseCache.make(key, () => answer(url))) };
  };
  app.get('/*', { config: { cheap: true } }, async (request, reply) => {
    const { key, found } = await findPage(request);
    app.readyResponses.learn(request, key, found);
    sendCachedResponse(request, reply, found);
    return reply;
  });
  const office = readFileSync(join(clientDir, 'office/office/index.html'), 'utf8');
  officePages(app, {
    html: async () => fillOffice(office, renderer.officeScripts),
    // Not learnt: what stands at an address of the office depends on who asks.
    otherwise: async (request, reply) => {
      sendCachedResponse(request, reply, (await findPage(request)).found);
      return reply;
    },
  });
}
