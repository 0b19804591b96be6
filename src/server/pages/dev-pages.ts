import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Product } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { withoutScripts } from './draft-page.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { officePages } from './office-pages.ts';
import { fillOffice, fillTemplate, type PageRenderer } from './page-renderer.ts';

interface Options {
  readonly root: string;
  readonly configFile: string;
  /** Where pictures and documents were drawn. */
  readonly drawnDir: string;
  /** HTML that stands on every page; empty, there is none. */
  readonly notice: string;
  readonly publicUrl: () => string;
}

/** The browser gets its style sheets with the modules that import them: until then the page would stand unstyled. */
const styleLinks = (vite: ViteDevServer): string =>
  [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith('.module.css'))
    .map((url) => `<link rel="stylesheet" href="${url}?direct">`)
    .join('');

/** Development: Vite runs inside this server and on its port, and sends changes to the open page. */
export async function devPages(
  app: FastifyInstance,
  { root, configFile, drawnDir, notice, publicUrl }: Options,
): Promise<void> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({
    root,
    configFile,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  // The first page waits until Vite has read every module of it, which on a busy machine takes longer than any visitor may.
  app.server.setTimeout(0);
  // Before the server closes: the open page's web socket would keep it from ending.
  app.addHook('preClose', () => vite.close());
  for (const folder of ['art', 'documents']) {
    await app.register(fastifyStatic, { root: join(drawnDir, folder), prefix: `/${folder}/`, decorateReply: false });
  }
  await app.register(middie);
  app.use((request, response, next) => {
    // Vite serves the folder src/web/api under this name too; sources are told by their ending.
    const isOurs =
      /^\/((api|art)\/(?!.*\.tsx?($|\?))|documents\/|pictures\/|test-gateway\/|healthz|readyz|metrics|openapi\.json)/.test(
        request.url ?? '',
      );
    return isOurs ? next() : vite.middlewares(request, response, next);
  });
  const inProcess = inProcessFetch(app);
  const renderer = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as PageRenderer;
  const templateAt = async (url: string, file: string) =>
    vite.transformIndexHtml(url, await readFile(join(root, file), 'utf8'));
  const renderPage = async (url: string, draft?: Product) => {
    const template = await templateAt(url, 'index.html');
    const { render, inlineScripts } = await renderer();
    const year = new Date().getUTCFullYear();
    const page = await render(url, { fetch: inProcess, publicUrl: publicUrl(), year, ...(draft && { draft }) });
    const parts = { preloads: styleLinks(vite), inlineScripts, notice, files: ['/entry-client.tsx'] };
    return { status: page.status, html: fillTemplate(template, page, parts) };
  };
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, html } = await renderPage(url);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };
  app.draftPages.render = async (draft) => withoutScripts((await renderPage(paths.product(draft.slug), draft)).html);
  app.get('/*', sendPage);
  officePages(app, {
    html: async (url) => fillOffice(await templateAt(url, 'office/index.html'), (await renderer()).officeScripts),
    otherwise: sendPage,
  });
}
