import type { FastifyInstance } from 'fastify';
import { pathRoots, paths } from '#domain/paths/paths.ts';
import type { Database } from '../db/database.ts';
import { currentSlug } from './former-slugs.repository.ts';

const productAddress = new RegExp(
  `^((?:(?:/api)?${pathRoots.products}|${paths.bench()})/)([a-z0-9-]{1,100})(/[^?]*)?(\\?.*)?$`,
);

/** Whoever asks for a product where it was is led to where it is, for good (308), on pages and in the API. */
export function redirectMovedProducts(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 404) return payload;
    const [, root, slug, rest = '', query = ''] = productAddress.exec(request.url) ?? [];
    const current = slug && (await currentSlug(db, slug));
    if (!current) return payload;
    reply.code(308).removeHeader('content-length').removeHeader('content-encoding').removeHeader('etag');
    reply.header('location', `${root}${current}${rest}${query}`).header('cache-control', 'no-store');
    return '';
  });
}
