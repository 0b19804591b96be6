import { isDeepStrictEqual } from 'node:util';
import { categoryProblem, type ProductDetails } from '#contracts/product-details.ts';
import { Refusal } from '#domain/errors.ts';
import { billProblem } from '#electronics/written-bill.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import type { Queryable } from '../db/database.ts';
import * as formerSlugs from './former-slugs.repository.ts';
import * as products from './product-details.repository.ts';
import type { StoredProduct } from './product-details.repository.ts';
import { toDetails, toStored } from './stored-details.ts';

/** What fields say of each other, which none of them shows alone. */
function refuseInconsistentFields(details: ProductDetails): void {
  const wrong = categoryProblem(details);
  if (wrong) throw new Refusal('input-invalid', wrong.sentence);
  if (details.pairSlug === details.slug) throw new Refusal('input-invalid', 'A product can’t be its own pair.');
}

/** A bill that nobody touches stays as it is, however it came there: whoever sets a price need not mend it. */
function refuseUnreadableBill({ bom }: ProductDetails, before: ProductDetails['bom'] = []): void {
  const problem = isDeepStrictEqual(bom, before) ? null : billProblem(bom);
  if (problem) throw new Refusal('input-invalid', problem);
}

/** The database has the last word on who has a slug, also among two who ask at once. */
async function orSlugTaken<T>(write: Promise<T>, slug: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) !== 'products_slug_key') throw error;
    throw new Refusal('slug-taken', `There’s already a product at '${slug}'. Please choose another address.`);
  }
}

/** Writes a product that is held. Answers what it was and what it is, or null if nothing differs. */
export async function saveDetails(
  tx: Queryable,
  row: StoredProduct,
  after: ProductDetails,
): Promise<{ before: ProductDetails; after: ProductDetails } | null> {
  const before = toDetails(row);
  if (isDeepStrictEqual(before, after)) return null;
  refuseInconsistentFields(after);
  refuseUnreadableBill(after, before.bom);
  await orSlugTaken(products.update(tx, row.id, toStored(after)), after.slug);
  if (after.slug !== before.slug) await formerSlugs.move(tx, row.id, { from: before.slug, to: after.slug });
  return { before, after };
}

/** Whatever is added begins as a draft. */
export async function addProduct(tx: Queryable, details: ProductDetails): Promise<string> {
  refuseInconsistentFields(details);
  refuseUnreadableBill(details);
  const id = await orSlugTaken(products.insert(tx, toStored(details)), details.slug);
  await formerSlugs.forget(tx, details.slug);
  return id;
}

const maxSlug = 90;

/** A slug of a name that nobody has yet: 'Fuzz Box' is fuzz-box, or fuzz-box-2. Names without Latin letters get 'product'. */
export async function freeSlug(db: Queryable, name: string): Promise<string> {
  const folded = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const words =
    folded
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, maxSlug)
      .replaceAll(/^-+|-+$/g, '') || 'product';
  const taken = new Set(await products.slugsLike(db, words));
  if (!taken.has(words)) return words;
  for (let number = 2; ; number += 1) if (!taken.has(`${words}-${number}`)) return `${words}-${number}`;
}
