import type { Product } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import type { EmbedKind } from '#domain/paths/embed-paths.ts';
import type { StandaloneKnob } from '#domain/shop/standalone-page.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { embedHtml, type EmbedPage } from './embed-page.ts';

export interface EmbedDeps {
  readonly catalogue: Pick<CatalogueService, 'get' | 'drawnKit'>;
  readonly pictures: {
    /** The address of a drawing by its name; null: there is none. */
    drawn(name: string): string | null;
    listening(slug: string): { readonly imageUrl: string; readonly codeUrl: string; readonly ampUrl: string } | null;
  };
  readonly readDrawn: (name: string) => Promise<Buffer | null>;
  readonly publicUrl: () => string;
  /** Where the code of a playing kit is; null: this shop was built without. */
  readonly script: string | null;
}

export type EmbedService = ReturnType<typeof createEmbedService>;

export function createEmbedService({ catalogue, pictures, readDrawn, publicUrl, script }: EmbedDeps) {
  async function readKnobs(kit: string): Promise<readonly StandaloneKnob[]> {
    const sheet = await readDrawn(`listen-sheet/${kit}`);
    return sheet ? (JSON.parse(sheet.toString()) as { controls: StandaloneKnob[] }).controls : [];
  }

  async function playing(product: Product): Promise<Pick<EmbedPage, 'picture' | 'player'> | null> {
    const kit = product.drawnAs ?? product.slug;
    const found = script === null ? null : pictures.listening(kit);
    if (!found || script === null) return null;
    return {
      picture: { url: found.imageUrl, alt: `The ${product.name}, seen from above` },
      player: { kit, codeUrl: found.codeUrl, ampUrl: found.ampUrl, script, knobs: await readKnobs(kit) },
    };
  }

  function drawing(name: string, alt: string): Pick<EmbedPage, 'picture'> | null {
    const url = pictures.drawn(name);
    return url === null ? null : { picture: { url, alt } };
  }

  async function find(kind: EmbedKind, slug: string): Promise<EmbedPage> {
    const product = await catalogue.get(slug);
    const kit = await catalogue.drawnKit(product);
    const shown = {
      listen: () => playing(product),
      schematic: () => drawing(`schematic/${kit}`, `The schematic of the ${product.name}`),
      board: () => drawing(`board-soldered/${kit}`, `The board of the ${product.name}, with all its parts`),
    };
    const found = await shown[kind]();
    if (!found) throw new Refusal('nothing-here');
    return { kind, product, ...found };
  }

  return {
    /** What there is to embed of a product, the first of these kinds. */
    async first(kinds: readonly EmbedKind[], slug: string): Promise<{ page: EmbedPage; product: Product }> {
      for (const kind of kinds) {
        const page = await find(kind, slug).catch((error: unknown) => {
          if (error instanceof Refusal) return null;
          throw error;
        });
        if (page) return { page, product: await catalogue.get(slug) };
      }
      throw new Refusal('nothing-here');
    },

    html: async (kind: EmbedKind, slug: string): Promise<string> => embedHtml(await find(kind, slug), publicUrl()),
  };
}
