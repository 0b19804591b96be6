import type { ProductDetails } from '#contracts/product-details.ts';
import { Refusal } from '#domain/errors.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { toProduct } from '../catalogue/to-product.ts';
import type { Database } from '../db/database.ts';
import type { RenderDraft } from '../pages/draft-page.ts';
import * as formerSlugs from './former-slugs.repository.ts';
import * as products from './product-details.repository.ts';
import { toKey } from './product-key.ts';
import { toStored } from './stored-details.ts';

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly pictures: AssetUrls;
  /** Null: this app has no pages. */
  readonly renderer: () => RenderDraft | null;
}

export type ProductPreviewService = ReturnType<typeof createProductPreview>;

/** The shop's own page of a product, with what somebody has typed and not saved. Nothing of it is kept. */
export function createProductPreview({ db, store, pictures, renderer }: Deps) {
  return {
    async page(idOrSlug: string, details: ProductDetails): Promise<{ html: string }> {
      const render = renderer();
      const row = await products.find(db, toKey(idOrSlug));
      if (!row || !render) throw new Refusal('product-unknown');
      const [known] = row.archivedAt ? [] : await store.read([row.id]);
      const { bom: _, imageLabel: __, gallery, ...stored } = toStored(details);
      const draft = {
        ...row,
        ...stored,
        gallery: gallery.map((picture) => ({ ...picture })),
        // What stands beside it on the page is found under its present address.
        slug: row.slug,
        formerSlugs: await formerSlugs.of(db, row.id),
        usedInKits: known?.usedInKits ?? 0,
        writtenReviews: known?.writtenReviews ?? 0,
      };
      return { html: await render(toProduct(draft, pictures)) };
    },
  };
}
