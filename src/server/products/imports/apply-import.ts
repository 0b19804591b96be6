import type { Staff } from '#domain/accounts/staff.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Queryable } from '../../db/database.ts';
import type { CountStock } from '../../stock/stock.service.ts';
import { normalised } from '../product-editing.service.ts';
import { addProduct, saveDetails } from '../save-product.ts';
import type { Imported } from './csv-columns.ts';
import type { AppliedChange } from './import.repository.ts';
import type { PlannedChange } from './plan-import.ts';

export interface Applying {
  readonly tx: Queryable;
  readonly staff: Staff;
  readonly countStock: CountStock;
  /** Said in the audit of each product and in the ledger. */
  readonly reason: string;
}

interface Edit {
  readonly productId: string;
  readonly name: string;
  readonly before: Partial<Imported>;
  readonly after: Partial<Imported>;
}

export async function recordEdit({ tx, staff, reason }: Applying, edit: Edit): Promise<void> {
  const { productId, name, before, after } = edit;
  await recordChange(tx, staff, {
    thing: 'product',
    thingId: productId,
    label: name,
    action: reason.slice(0, 100),
    before,
    after,
  });
}

/** Does to one product what was planned for it. Products that are there are held already. */
export async function applyChange(applying: Applying, change: PlannedChange): Promise<AppliedChange> {
  const { tx, staff, countStock, reason } = applying;
  const { row, product, before, after, whole } = change;
  const { stock, ...given } = whole;
  const details = normalised(given);
  if (product) await saveDetails(tx, product, details);
  const productId = product?.id ?? (await addProduct(tx, details));
  const expected = product ? product.stock : 0;
  if (stock !== expected) await countStock(tx, productId, { counted: stock, expected, staff, reason });
  await recordEdit(applying, { productId, name: details.name, before, after });
  return { row, productId, name: details.name, slug: details.slug, added: !product, before, after };
}
