import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inProcessFetch } from './in-process-fetch.ts';
import { fillTemplate, type PageRenderer } from './page-renderer.ts';

interface Options {
  readonly root: string;
  readonly configFile: string;
  readonly artDir: string;
  readonly publicUrl: () => string;
}

/** Development: Vite runs inside this server and on its port, and sends changes to the open page. */
export async function devPages(app: FastifyInstance, { root, configFile, artDir, publicUrl }: Options): Promise<void> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({
    root,
    configFile,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(fastifyStatic, { root: artDir, prefix: '/art/', decorateReply: false });
  await app.register(middie);
  app.use((request, response, next) => {
    // Vite serves the folder src/web/api under /api/ too; its files are told from calls by their ending.
    const isOurs = /^\/((api|art)\/(?!.*\.tsx?($|\?))|healthz|readyz|metrics|openapi\.json)/.test(request.url ?? '');
    return isOurs ? next() : vite.middlewares(request, response, next);
  });
  const inProcess = inProcessFetch(app);
  app.get('/*', async ({ url }, reply) => {
    const file = await readFile(join(root, 'index.html'), 'utf8');
    const template = await vite.transformIndexHtml(url, file);
    const renderer = (await vite.ssrLoadModule('/entry-server.tsx')) as PageRenderer;
    const year = new Date().getUTCFullYear();
    const page = await renderer.render(url, { fetch: inProcess, publicUrl: publicUrl(), year });
    const html = fillTemplate(template, page, { preloads: '', inlineScripts: renderer.inlineScripts });
    return reply.code(page.status).type('text/html; charset=utf-8').send(html);
  });
}
