import type { BenchView, FlatLay, Listening, Schematic } from '#contracts/catalogue.ts';

/** What the build counted and measured of what it made. */
export interface AssetFacts {
  /** By the names of documents. */
  readonly documentFacts?: Readonly<Record<string, DocumentFacts>> | undefined;
  /** By the slugs of kits. */
  readonly flatLays?: Readonly<Record<string, Omit<FlatLay, 'imageUrl'>>> | undefined;
  /** By the slugs of kits. */
  readonly schematicStages?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What each body is called and measures, by the names of drawn parts. */
  readonly partOutlines?: Readonly<Record<string, { readonly key: string; readonly words: string }>> | undefined;
  /** Where the code that plays a kit is served, by the slugs of kits. */
  readonly playable?: Readonly<Record<string, string>> | undefined;
}

interface DocumentFacts {
  readonly bytes: number;
  readonly pages?: number;
}

/**
 * Knows where drawn pictures and written documents are served. Their addresses carry a hash of their content, so the
 * database keeps names.
 */
export interface AssetUrls {
  /** `art:pedal/fuzz-box`, `doc:build/fuzz-box` and `picture:…` become addresses; any other address stays as it is. */
  resolve(url: string): string;
  /** The drawn pictures that products can have, by what is in their names. */
  drawn(search: string): { imageUrl: string; url: string }[];
  /** True of a drawn picture that products can have. */
  isDrawn(imageUrl: string): boolean;
  /** Nothing for a document that the shop did not write itself. */
  documentFacts(url: string): DocumentFacts | null;
  /** Null for a kit that was not drawn. */
  flatLay(slug: string): FlatLay | null;
  /** Of a kit; null where none was drawn. */
  schematic(slug: string): Schematic | null;
  /** Two views of a drawn part with its measures; null for any other picture. */
  partOutline(imageUrl: string): { label: string; imageUrl: string; alt: string } | null;
  /** Of a kit that can be heard; null for all others. */
  listening(slug: string): Listening | null;
  /** Of a kit; null where no sheet was made for the bench. */
  bench(slug: string): BenchView | null;
  /** Under which of the slugs that a kit has or had its circuit was drawn; the first where it was under none. */
  drawnSlug(slugs: readonly [string, ...string[]]): string;
  /** The address of a drawing by its name; null: there is none. */
  drawing(name: string): string | null;
  /** The name of a drawing by the address it is served under; null: it is none of ours. */
  drawnName(url: string): string | null;
  /** The picture that stands for a product where its link is shared. */
  socialImageUrl(product: { readonly slug: string; readonly category: string }): string;
}

const ofProducts = /^(pedal|part|board|board-soldered|kit|inside|drafting)\//;
const maxDrawn = 60;

const schematicDownloads = [
  { kind: 'spice', name: 'Circuit for SPICE', type: 'CIR' },
  { kind: 'kicad', name: 'Netlist for KiCad', type: 'NET' },
  { kind: 'bom', name: 'Bill of materials', type: 'CSV' },
] as const;

/** One of them is drawn of every kit that has a circuit. */
const circuitDrawings = ['bench-sheet', 'listen-sheet', 'schematic', 'board-soldered'] as const;

type UrlsByName = Readonly<Record<string, string>>;

/** Not what every object has, such as 'constructor'. */
const own = (urls: UrlsByName, name: string): string | undefined =>
  Object.hasOwn(urls, name) ? urls[name] : undefined;

export function createAssetUrls(art: UrlsByName, documents: UrlsByName = {}, facts: AssetFacts = {}): AssetUrls {
  const picture = (name: string, ending: string): string =>
    own(art, name) ?? `/art/${name.replaceAll('/', '-')}.${ending}`;
  const isOfProducts = (name: string, url: string | undefined): boolean =>
    ofProducts.test(name) && url?.endsWith('.svg') === true;
  let nameOf: Map<string, string> | undefined;
  const names = () => (nameOf ??= new Map(Object.entries(art).map(([name, url]) => [url, name])));
  return {
    resolve(url) {
      if (url.startsWith('art:')) return picture(url.slice(4), 'svg');
      if (url.startsWith('picture:')) return `/pictures/${url.slice(8)}/800.webp`;
      if (url.startsWith('doc:'))
        return own(documents, url.slice(4)) ?? `/documents/${url.slice(4).replaceAll('/', '-')}`;
      return url;
    },
    drawn: (search) =>
      Object.entries(art)
        .filter(([name, url]) => isOfProducts(name, url) && name.includes(search.toLowerCase()))
        .slice(0, maxDrawn)
        .map(([name, url]) => ({ imageUrl: `art:${name}`, url })),
    isDrawn: (imageUrl) => imageUrl.startsWith('art:') && isOfProducts(imageUrl.slice(4), own(art, imageUrl.slice(4))),
    documentFacts: (url) => (url.startsWith('doc:') ? (facts.documentFacts?.[url.slice(4)] ?? null) : null),
    flatLay(slug) {
      const laid = facts.flatLays?.[slug];
      return laid ? { ...laid, imageUrl: picture(`kit/${slug}`, 'svg') } : null;
    },
    schematic(slug) {
      const stages = facts.schematicStages?.[slug];
      const imageUrl = art[`schematic/${slug}`];
      if (!stages || imageUrl === undefined) return null;
      const downloads = schematicDownloads.flatMap(({ kind, name, type }) => {
        const url = documents[`${kind}/${slug}`];
        return url === undefined ? [] : [{ name, type, url }];
      });
      return { imageUrl, stages: [...stages], downloads };
    },
    partOutline(imageUrl) {
      const part = imageUrl.startsWith('art:part/') ? imageUrl.slice('art:part/'.length) : '';
      const outline =
        facts.partOutlines && Object.hasOwn(facts.partOutlines, part) ? facts.partOutlines[part] : undefined;
      const url = outline && own(art, `outline/${outline.key}`);
      return outline && url ? { label: 'To scale', imageUrl: url, alt: `Two views, to scale. ${outline.words}` } : null;
    },
    listening(slug) {
      const [imageUrl, sheetUrl] = [own(art, `listen/${slug}`), own(art, `listen-sheet/${slug}`)];
      const codeUrl = own(facts.playable ?? {}, slug);
      const ampUrl = own(facts.playable ?? {}, 'amp');
      return imageUrl && sheetUrl && codeUrl && ampUrl ? { imageUrl, sheetUrl, codeUrl, ampUrl } : null;
    },
    bench(slug) {
      const sheetUrl = own(art, `bench-sheet/${slug}`);
      const faultsUrl = own(art, `bench-faults/${slug}`);
      const soundsUrl = own(art, `bench-sounds/${slug}`);
      const openBoxUrl = own(art, `bench-box/${slug}`);
      return sheetUrl
        ? {
            sheetUrl,
            ...(openBoxUrl && { openBoxUrl }),
            ...(faultsUrl && { faultsUrl }),
            ...(soundsUrl && { soundsUrl }),
          }
        : null;
    },
    drawnSlug: (slugs) => slugs.find((slug) => circuitDrawings.some((kind) => own(art, `${kind}/${slug}`))) ?? slugs[0],
    drawing: (name) => own(art, name) ?? null,
    drawnName: (url) => names().get(url) ?? null,
    socialImageUrl: ({ slug, category }) =>
      art[`social/${slug}`] ?? art[`social/${category}`] ?? picture('social/home', 'png'),
  };
}
