import { absoluteUrl } from './paths.ts';

/** What of the shop may stand in a page of somebody else. */
export const embedKinds = ['listen', 'schematic', 'board'] as const;
export type EmbedKind = (typeof embedKinds)[number];

const embedRoot = '/embed/';

export const embedPath = (kind: EmbedKind, slug: string): string => `${embedRoot}${kind}/${encodeURIComponent(slug)}`;

/** True of whatever may stand in a frame: embeds, and what answers for one that is not there. Their scripts are files. */
export const isEmbedPath = (pathname: string): boolean => /^\/embed\/(?!assets\/)[^/]+\/[^/]+$/.test(pathname);

/** Read at the path of an embed; null: it is none. */
export function readEmbedPath(pathname: string): { readonly kind: EmbedKind; readonly slug: string } | null {
  const [, kind, slug] = /^\/embed\/([a-z]+)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  const known = embedKinds.find((each) => each === kind);
  return known && slug !== undefined ? { kind: known, slug } : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const embedSizes: Readonly<Record<EmbedKind, Size>> = {
  listen: { width: 480, height: 640 },
  schematic: { width: 800, height: 520 },
  board: { width: 560, height: 520 },
};

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface Embed {
  readonly kind: EmbedKind;
  readonly slug: string;
  readonly title: string;
  /** How a kit is set (`web/listen/embed/embed-sound.ts`); absent: as it comes. */
  readonly query?: string;
}

/** What to copy into a page. The frame gets no more rights than it needs: it runs scripts, and its links open. */
export function embedSnippet(
  { kind, slug, title, query = '' }: Embed,
  publicUrl: string,
  size: Size = embedSizes[kind],
): string {
  const attributes = {
    src: absoluteUrl(publicUrl, embedPath(kind, slug) + query),
    title,
    width: size.width,
    height: size.height,
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** Where a page says that it can be embedded (oEmbed discovery). */
export const oembedPath = (path: string, publicUrl: string): string =>
  `/oembed?${new URLSearchParams({ url: absoluteUrl(publicUrl, path), format: 'json' })}`;
