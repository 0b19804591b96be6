/** Knows where a drawn picture is served. Its address carries a hash of its content, so the database keeps the name. */
export interface Pictures {
  /** `art:pedal/fuzz-box` becomes its address; any other address stays as it is. */
  address(imageUrl: string): string;
  /** The picture that stands for a product where its link is shared. */
  social(product: { readonly slug: string; readonly category: string }): string;
}

const scheme = 'art:';

export function createPictures(addresses: Readonly<Record<string, string>>): Pictures {
  const named = (name: string, ending: string): string =>
    addresses[name] ?? `/art/${name.replaceAll('/', '-')}.${ending}`;
  return {
    address: (imageUrl) => (imageUrl.startsWith(scheme) ? named(imageUrl.slice(scheme.length), 'svg') : imageUrl),
    social: ({ slug, category }) =>
      addresses[`social/${slug}`] ?? addresses[`social/${category}`] ?? named('social/home', 'png'),
  };
}
