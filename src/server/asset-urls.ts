/**
 * Knows where drawn pictures and written documents are served. Their addresses carry a hash of their content, so the
 * database keeps names.
 */
export interface AssetUrls {
  /** `art:pedal/fuzz-box` and `doc:build/fuzz-box` become addresses; any other address stays as it is. */
  resolve(url: string): string;
  /** The picture that stands for a product where its link is shared. */
  socialImageUrl(product: { readonly slug: string; readonly category: string }): string;
}

type UrlsByName = Readonly<Record<string, string>>;

export function createAssetUrls(art: UrlsByName, documents: UrlsByName = {}): AssetUrls {
  const picture = (name: string, ending: string): string => art[name] ?? `/art/${name.replaceAll('/', '-')}.${ending}`;
  return {
    resolve(url) {
      if (url.startsWith('art:')) return picture(url.slice(4), 'svg');
      if (url.startsWith('doc:')) return documents[url.slice(4)] ?? `/documents/${url.slice(4).replaceAll('/', '-')}`;
      return url;
    },
    socialImageUrl: ({ slug, category }) =>
      art[`social/${slug}`] ?? art[`social/${category}`] ?? picture('social/home', 'png'),
  };
}
