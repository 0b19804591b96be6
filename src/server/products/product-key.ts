import { isUuid } from '../db/uuid.ts';
import type { ProductKey } from './product-details.repository.ts';

/** Addresses name a product by its id or by its slug. */
export const toKey = (idOrSlug: string): ProductKey =>
  isUuid(idOrSlug) ? { id: idOrSlug, slug: null } : { id: null, slug: idOrSlug };
