import { absoluteUrl } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import { drawingUrl } from './drawing-manifest.ts';
import { useSite } from './site.tsx';

interface HeadProps {
  /** Without the shop's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** The canonical path of the page; null for pages that should not be found by search engines. */
  readonly path: string | null;
  readonly image?: string;
}

/** React moves these tags into <head>, and takes them away when the page leaves. */
export function Head({ title, description, path, image = drawingUrl('social/home') }: HeadProps) {
  const { publicUrl } = useSite();
  const fullTitle = `${title} · ${shop.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={absoluteUrl(publicUrl, image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(publicUrl, path)} />
          <meta property="og:url" content={absoluteUrl(publicUrl, path)} />
        </>
      )}
    </>
  );
}
