import { Refusal } from '#domain/errors.ts';
import { boardName } from '#electronics/bill-of-materials.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ContentsService } from '../catalogue/contents.service.ts';

/** One line of what comes in a kit. */
export interface KitPart {
  readonly name: string;
  readonly quantity: number;
  readonly refs: readonly string[];
  readonly note: string | null;
  readonly imageUrl: string | null;
  /** As which it is sold on its own; null: it is not. */
  readonly productId: string | null;
}

export type KitParts = (productId: string) => Promise<readonly KitPart[]>;

interface Deps {
  readonly catalogue: Pick<CatalogueService, 'get'>;
  readonly contents: Pick<ContentsService, 'contents'>;
}

/** What is no longer sold has no list: then its buyer says in words what is missing. */
async function ifSold<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'product-unknown') return null;
    throw error;
  }
}

/** The board, which is sold on its own too, and every line of the bill of the kit. */
export const createKitParts =
  ({ catalogue, contents }: Deps): KitParts =>
  async (productId) => {
    const kit = await ifSold(() => catalogue.get(productId));
    if (kit?.category !== 'kit') return [];
    const { lines } = await contents.contents(productId);
    const { pairSlug } = kit;
    const board = pairSlug ? await ifSold(() => catalogue.get(pairSlug)) : null;
    return [
      {
        name: boardName,
        quantity: 1,
        refs: [],
        note: null,
        imageUrl: board?.imageUrl ?? null,
        productId: board?.id ?? null,
      },
      ...lines.map(({ name, quantity, refs, note, part }) => ({
        name,
        quantity,
        refs,
        note,
        imageUrl: part?.imageUrl ?? null,
        productId: part?.id ?? null,
      })),
    ];
  };
