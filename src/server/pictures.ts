/**
 * Knows where drawn pictures and written documents are served. Their addresses carry a hash of their content, so the
 * database keeps names.
 */
export interface Pictures {
  /** `art:pedal/fuzz-box` and `doc:build/fuzz-box` become addresses; any other address stays as it is. */
  address(url: string): string;
  /** The picture that stands for a product where its link is shared. */
  social(product: { readonly slug: string; readonly category: string }): string;
}

type Addresses = Readonly<Record<string, string>>;

export function createPictures(art: Addresses, documents: Addresses = {}): Pictures {
  const picture = (name: string, ending: string): string => art[name] ?? `/art/${name.replaceAll('/', '-')}.${ending}`;
  return {
    address(url) {
      if (url.startsWith('art:')) return picture(url.slice(4), 'svg');
      if (url.startsWith('doc:')) return documents[url.slice(4)] ?? `/documents/${url.slice(4).replaceAll('/', '-')}`;
      return url;
    },
    social: ({ slug, category }) => art[`social/${slug}`] ?? art[`social/${category}`] ?? picture('social/home', 'png'),
  };
}
