import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import type { DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { etagOf } from '../../response-cache/response-cache.ts';
import { hasSameTag, publicHeaders, sendCachedResponse } from '../../response-cache/send-cached-response.ts';
import { feedPicturePath } from './feed-picture-path.ts';
import { rssFormat, tsvFormat, type MerchantFormat } from './merchant-formats.ts';
import { picturesOf, toMerchantItem } from './merchant-item.ts';

export interface MerchantDeps {
  readonly catalogue: {
    allSlugs(): Promise<string[]>;
    named(slugs: readonly string[]): Promise<ReadonlyMap<string, Product>>;
    get(slug: string): Promise<Product>;
    /** When a product changed last, on sale or not. */
    changedAt(): Promise<Date>;
  };
  readonly rates: () => Promise<DeliveryRates>;
  readonly publicUrl: () => string;
  /** A bitmap of a drawing; null: there is no such drawing. */
  readonly drawPicture: (imageUrl: string) => Promise<Buffer | null>;
  /** Up to so many products are kept as bytes; a larger catalogue is written while it is sent. */
  readonly maxKept?: number | undefined;
}

const partSize = 500;
const defaultMaxKept = 3_000;

/** The whole list, part by part, so that a large catalogue never stands in memory. */
async function* write(format: MerchantFormat, slugs: readonly string[], deps: MerchantDeps): AsyncGenerator<string> {
  const publicUrl = deps.publicUrl();
  const rates = await deps.rates();
  yield format.head(publicUrl);
  for (let from = 0; from < slugs.length; from += partSize) {
    const products = await deps.catalogue.named(slugs.slice(from, from + partSize));
    yield [...products.values()].map((product) => format.item(toMerchantItem(product, publicUrl, rates))).join('');
  }
  yield format.tail;
}

/** Who reads the list of a large catalogue knows by this whether it has changed. */
async function tagOf(format: MerchantFormat, slugs: readonly string[], deps: MerchantDeps): Promise<string> {
  const changedAt = await deps.catalogue.changedAt();
  const made = [format.type, deps.publicUrl(), slugs.length, changedAt.toISOString(), await deps.rates()];
  return etagOf(Buffer.from(JSON.stringify(made)));
}

const createSend =
  (app: FastifyInstance, deps: MerchantDeps) =>
  async (format: MerchantFormat, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = `merchant ${format.type}`;
    const kept = app.responseCache.find(key);
    if (kept) {
      sendCachedResponse(request, reply, kept);
      return reply;
    }
    const slugs = await deps.catalogue.allSlugs();
    const lastModified = (await deps.catalogue.changedAt()).toUTCString();
    if (slugs.length > (deps.maxKept ?? defaultMaxKept)) {
      const etag = await tagOf(format, slugs, deps);
      reply.headers({ ...publicHeaders, etag, 'last-modified': lastModified });
      if (hasSameTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(format.type).send(Readable.from(write(format, slugs, deps)));
    }
    const found = await app.responseCache.make(key, async () => {
      // Asked again here, so that the cache sees what it is made from.
      const parts = await Array.fromAsync(write(format, await deps.catalogue.allSlugs(), deps));
      const plain = Buffer.from(parts.join(''));
      const headers = { 'content-type': format.type, etag: etagOf(plain), 'last-modified': lastModified };
      return { status: 200, headers, plain };
    });
    sendCachedResponse(request, reply, found);
    return reply;
  };

interface PictureParams {
  readonly slug: string;
  readonly name: string;
}

/** The product data of Google Merchant Center, and the bitmaps that it names. */
export function merchantRoutes(app: FastifyInstance, deps: MerchantDeps): void {
  const send = createSend(app, deps);
  app.get('/merchant.xml', (request, reply) => send(rssFormat, request, reply));
  app.get('/merchant.tsv', (request, reply) => send(tsvFormat, request, reply));

  app.get<{ Params: PictureParams }>('/merchant/pictures/:slug/:name', async (request, reply) => {
    const { slug, name } = request.params;
    const at = Number(/^(\d{1,2})\.[0-9a-f]{10}\.png$/.exec(name)?.[1] ?? Number.NaN);
    const product = await deps.catalogue.get(slug);
    const imageUrl = picturesOf(product)[at];
    // What was drawn anew has another address.
    if (imageUrl === undefined || !feedPicturePath(slug, at, imageUrl).endsWith(`/${name}`))
      throw new Refusal('nothing-here');
    const found = await app.responseCache.make(`merchant picture ${imageUrl}`, async () => {
      const plain = await app.admit(() => deps.drawPicture(imageUrl));
      if (!plain) throw new Refusal('nothing-here');
      return { status: 200, headers: { 'content-type': 'image/png', etag: etagOf(plain) }, plain };
    });
    sendCachedResponse(request, reply, found);
    return reply;
  });
}
