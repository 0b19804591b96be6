import type { FastifyInstance } from 'fastify';
import { embedKinds } from '#domain/paths/embed-paths.ts';
import { Refusal } from '#domain/errors.ts';
import { etagOf } from '../response-cache/response-cache.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import type { EmbedService } from './embed.service.ts';
import { oembed, oembedSentences, type OembedQuery } from './oembed.ts';

/** What stands in pages of others, and how their editors find it. */
export function embedRoutes(app: FastifyInstance, embeds: EmbedService, publicUrl: () => string): void {
  app.get<{ Params: { kind: string; slug: string } }>('/embed/:kind/:slug', async (request, reply) => {
    const { kind: asked, slug } = request.params;
    const kind = embedKinds.find((each) => each === asked);
    if (!kind) throw new Refusal('nothing-here');
    const found = await app.responseCache.make(`embed ${kind} ${slug}`, async () => {
      const plain = Buffer.from(await embeds.html(kind, slug));
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', etag: etagOf(plain) }, plain };
    });
    sendCachedResponse(request, reply, found);
    return reply;
  });

  app.get<{ Querystring: OembedQuery }>('/oembed', async ({ query }, reply) => {
    // Editors ask from pages of their own. What is answered is the same for everybody.
    reply.header('access-control-allow-origin', '*');
    if (query.format !== undefined && query.format !== 'json')
      return reply.code(501).type('text/plain; charset=utf-8').send(oembedSentences.format);
    return oembed(query, embeds, publicUrl());
  });
}
