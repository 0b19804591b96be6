/** Knows where a drawn picture is served. Its address carries a hash of its content, so the database keeps the name. */
export interface Pictures {
  /** `art:pedal/fuzz-box` becomes its address; any other address stays as it is. */
  address(imageUrl: string): string;
}

const scheme = 'art:';

export function createPictures(addresses: Readonly<Record<string, string>>): Pictures {
  return {
    address(imageUrl) {
      if (!imageUrl.startsWith(scheme)) return imageUrl;
      const name = imageUrl.slice(scheme.length);
      return addresses[name] ?? `/art/${name.replaceAll('/', '-')}.svg`;
    },
  };
}
