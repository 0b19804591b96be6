import { isDeepStrictEqual } from 'node:util';
import type { ImportUndo } from '#contracts/imports.ts';
import * as products from '../product-details.repository.ts';
import type { StoredProduct } from '../product-details.repository.ts';
import { saveDetails } from '../save-product.ts';
import { toDetails } from '../stored-details.ts';
import { recordEdit, type Applying } from './apply-import.ts';
import { columns, type Imported, type ImportedField } from './csv-columns.ts';
import type { AppliedChange } from './import.repository.ts';

type Value = Imported[ImportedField];

interface UndoneField {
  readonly field: ImportedField;
  readonly before: Value;
  readonly imported: Value;
  readonly now: Value;
  /** What it becomes; undefined: somebody changed it since, and it stays. */
  readonly back: Value | undefined;
}

interface Undoing {
  readonly change: AppliedChange;
  readonly product: StoredProduct;
  readonly fields: readonly UndoneField[];
}

const isCount = (value: Value): value is number => typeof value === 'number';

/** Stock moves on by itself: of what was added or taken away, the same is taken back. */
function stockBack(before: Value, imported: Value, now: Value): number | null | undefined {
  if (isCount(before) && isCount(imported) && isCount(now)) return Math.max(0, now - (imported - before));
  return isDeepStrictEqual(imported, now) ? (before as number | null) : undefined;
}

function undoneField(field: ImportedField, { before, after }: AppliedChange, current: Imported): UndoneField {
  const [was, imported, now] = [before[field]!, after[field]!, current[field]];
  const back = field === 'stock' ? stockBack(was, imported, now) : isDeepStrictEqual(imported, now) ? was : undefined;
  return { field, before: was, imported, now, back };
}

/** On sale, or a draft that may yet be. */
const isShown = ({ archivedAt, draft }: StoredProduct): boolean => archivedAt === null || draft;

/** What an undo finds. A product that the import added is archived, so nothing of it goes back. */
export function planUndo(changes: readonly AppliedChange[], held: readonly StoredProduct[]): Undoing[] {
  const byId = new Map(held.map((product) => [product.id, product]));
  return changes.flatMap((change) => {
    const product = byId.get(change.productId);
    if (!product) return [];
    const current: Imported = { ...toDetails(product), stock: product.stock };
    const names = change.added ? [] : (Object.keys(change.after) as ImportedField[]);
    return [{ change, product, fields: names.map((field) => undoneField(field, change, current)) }];
  });
}

const headOf = (field: ImportedField): string => columns.find((column) => column.field === field)?.head ?? field;
const inWords = (field: ImportedField, value: Value): string =>
  columns.find((column) => column.field === field)?.write({ [field]: value } as unknown as Imported) ?? '';

export function toImportUndo(undoing: readonly Undoing[]): ImportUndo {
  const later = undoing.flatMap(({ product, fields }) =>
    fields
      .filter(({ back }) => back === undefined)
      .map(({ field, before, imported, now }) => ({
        product: product.name,
        column: headOf(field),
        imported: inWords(field, imported),
        now: inWords(field, now),
        before: inWords(field, before),
      })),
  );
  const back = undoing.reduce((sum, { fields }) => sum + fields.filter((field) => field.back !== undefined).length, 0);
  return { back, archived: undoing.filter(({ change, product }) => change.added && isShown(product)).length, later };
}

/** Puts one product back as it was before the import, but for what was changed since. */
export async function undoChange(applying: Applying, { change, product, fields }: Undoing): Promise<void> {
  const { tx, staff, countStock, reason } = applying;
  if (change.added) {
    if (!isShown(product)) return;
    await products.archive(tx, product.id, true);
    return recordEdit(applying, { productId: product.id, name: product.name, before: {}, after: {} });
  }
  const restored = fields.filter(({ back }) => back !== undefined);
  if (restored.length === 0) return;
  const { stock, ...back } = Object.fromEntries(
    restored.map((field) => [field.field, field.back]),
  ) as Partial<Imported>;
  await saveDetails(tx, product, { ...toDetails(product), ...back });
  if (stock !== undefined && stock !== product.stock) {
    await countStock(tx, product.id, { counted: stock, expected: product.stock, staff, reason });
  }
  const before = Object.fromEntries(restored.map(({ field, now }) => [field, now]));
  const after = Object.fromEntries(restored.map((field) => [field.field, field.back]));
  await recordEdit(applying, { productId: product.id, name: product.name, before, after });
}
