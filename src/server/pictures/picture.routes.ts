import type { FastifyInstance } from 'fastify';
import type { DrawnPicture } from '#contracts/pictures.ts';
import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../http/api-routes.ts';
import type { PictureService } from './picture.service.ts';

interface Services {
  readonly pictures: PictureService;
  readonly drawn: (search: string) => DrawnPicture[];
}

export function adminPictureRoutes(serve: Serve, { pictures, drawn }: Services): void {
  serve('GET /api/admin/drawn-pictures', async ({ query }) => drawn(query.search ?? ''));
  serve('POST /api/admin/pictures', ({ bytes, staff }) => pictures.keep(bytes, staff));
}

/** Nothing in a picture may run, whoever opens it alone. */
const alone = "default-src 'none'; sandbox";

/** A picture never changes under its address, which is the hash of its content. */
export function pictureRoutes(app: FastifyInstance, pictures: PictureService): void {
  app.get<{ Params: { id: string; name: string } }>('/pictures/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    if (!/^[0-9a-f]{32}$/.test(id) || !/^\d{3,4}\.webp$/.test(name)) throw new Refusal('nothing-here');
    const etag = `"${id}-${name}"`;
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    reply.header('content-security-policy', alone).header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const bytes = await pictures.file(id, name);
    if (!bytes) throw new Refusal('nothing-here');
    return reply.type('image/webp').send(bytes);
  });
}
