import type { FastifyInstance } from 'fastify';
import { embedKinds, type EmbedKind } from '#domain/paths/embed-paths.ts';
import { Refusal } from '#domain/errors.ts';
import { statusOf } from '../http/errors.ts';
import { etagOf, type FoundResponse } from '../response-cache/response-cache.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { missingEmbedHtml } from './embed-page.ts';
import type { EmbedService } from './embed.service.ts';
import { oembed, oembedSentences, type OembedQuery } from './oembed.ts';

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && statusOf[error.code] === 404) return null;
  throw error;
}

/** What stands in pages of others, and how their editors find it. */
export function embedRoutes(app: FastifyInstance, embeds: EmbedService, publicUrl: () => string): void {
  const pageOf = (kind: EmbedKind, slug: string): Promise<FoundResponse> =>
    app.responseCache.make(`embed ${kind} ${slug}`, async () => {
      const plain = Buffer.from(await embeds.html(kind, slug));
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', etag: etagOf(plain) }, plain };
    });

  app.get<{ Params: { kind: string; slug: string } }>('/embed/:kind/:slug', async (request, reply) => {
    const { kind: asked, slug } = request.params;
    const kind = embedKinds.find((each) => each === asked);
    const found = kind ? await pageOf(kind, slug).catch(nullIfMissing) : null;
    if (found) {
      sendCachedResponse(request, reply, found);
      return reply;
    }
    // Whoever reads the page around the frame has to know what is missing in it.
    request.refusalCode = 'nothing-here';
    reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return missingEmbedHtml(publicUrl());
  });

  app.get<{ Querystring: OembedQuery }>('/oembed', async ({ query }, reply) => {
    // Editors ask from pages of their own. What is answered is the same for everybody.
    reply.header('access-control-allow-origin', '*');
    if (query.format !== undefined && query.format !== 'json')
      return reply.code(501).type('text/plain; charset=utf-8').send(oembedSentences.format);
    return oembed(query, embeds, publicUrl());
  });
}
