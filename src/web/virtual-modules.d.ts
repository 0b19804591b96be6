declare module 'virtual:art-manifest' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'virtual:guide-shelf' {
  import type { GuideShelf } from '#web/guides/guide-shelf.ts';
  const shelf: GuideShelf;
  export default shelf;
}
