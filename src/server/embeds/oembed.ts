import { absoluteUrl } from '#domain/paths/paths.ts';
import { embedSizes, embedSnippet, readEmbedPath, type EmbedKind } from '#domain/paths/embed-paths.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';
import { embedTitles } from './embed-page.ts';
import type { EmbedService } from './embed.service.ts';

export interface OembedQuery {
  readonly url?: unknown;
  readonly format?: unknown;
  readonly maxwidth?: unknown;
  readonly maxheight?: unknown;
}

export const oembedSentences = {
  url: 'url must be the address of a page of this shop.',
  format: 'Only format=json is answered.',
  size: 'maxwidth and maxheight must be whole numbers from 100 to 10000.',
} as const;

const thumbnail = { width: 1200, height: 630 };
const cacheSeconds = 86_400;

function readSize(text: unknown): number {
  if (text === undefined || text === '') return Infinity;
  const size = typeof text === 'string' && /^\d{3,5}$/.test(text) ? Number(text) : 0;
  if (size < 100 || size > 10_000) throw new Refusal('input-invalid', oembedSentences.size);
  return size;
}

/** Which embeds a page of the shop stands for, the best first. */
function readPage(text: unknown, publicUrl: string): { readonly kinds: readonly EmbedKind[]; readonly slug: string } {
  const url = typeof text === 'string' && text.length <= 2_000 && URL.canParse(text) ? new URL(text) : null;
  if (url?.origin !== new URL(publicUrl).origin) throw new Refusal('input-invalid', oembedSentences.url);
  const embed = readEmbedPath(url.pathname);
  if (embed) return { kinds: [embed.kind], slug: embed.slug };
  const [, root, slug] = /^\/(products|bench)\/([a-z0-9-]+)$/.exec(url.pathname) ?? [];
  if (slug === undefined) throw new Refusal('nothing-here');
  return { kinds: root === 'bench' ? ['board', 'schematic'] : ['listen', 'schematic', 'board'], slug };
}

/** What the oEmbed standard (version 1.0) says of something that can be embedded. */
export async function oembed({ url, maxwidth, maxheight }: OembedQuery, embeds: EmbedService, publicUrl: string) {
  const { kinds, slug } = readPage(url, publicUrl);
  const [maxWidth, maxHeight] = [readSize(maxwidth), readSize(maxheight)];
  const {
    page: { kind },
    product,
  } = await embeds.first(kinds, slug);
  const size = {
    width: Math.min(maxWidth, embedSizes[kind].width),
    height: Math.min(maxHeight, embedSizes[kind].height),
  };
  const title = embedTitles[kind](product.name);
  const hasThumbnail = thumbnail.width <= maxWidth && thumbnail.height <= maxHeight;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: shop.name,
    provider_url: absoluteUrl(publicUrl, '/'),
    cache_age: cacheSeconds,
    ...(hasThumbnail && {
      thumbnail_url: absoluteUrl(publicUrl, product.socialImageUrl),
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    ...size,
    html: embedSnippet({ kind, slug: product.slug, title }, publicUrl, size),
  };
}
