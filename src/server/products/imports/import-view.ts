import type { ImportChange, ProductImport } from '#contracts/imports.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import type { AssetUrls } from '../../assets/asset-urls.ts';
import { columns, type Imported, type ImportedField } from './csv-columns.ts';
import type { AppliedChange, ImportListRow, ImportRow } from './import.repository.ts';
import type { ImportPlan, PlannedChange } from './plan-import.ts';

const undoDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

export const undoUntil = ({ appliedAt, undoneAt }: Pick<ImportRow, 'appliedAt' | 'undoneAt'>): Date | null =>
  appliedAt && !undoneAt ? new Date(appliedAt.getTime() + undoDays * dayMs) : null;

export const stateOf = ({ appliedAt, undoneAt }: Pick<ImportRow, 'appliedAt' | 'undoneAt'>): ProductImport['state'] =>
  undoneAt ? 'undone' : appliedAt ? 'applied' : 'draft';

type Shown = Omit<ImportChange, 'column' | 'before' | 'after'>;

/** One line for each field, in the order of the columns. A field of which nothing is kept is empty. */
function linesOf(shown: Shown, before: Partial<Imported>, after: Partial<Imported>): ImportChange[] {
  const inWords = (from: Partial<Imported>, field: ImportedField, write: (product: Imported) => string) =>
    field in from ? write(from as Imported) : '';
  return columns
    .filter(({ field }) => field in after)
    .map(({ head, field, write }) => ({
      ...shown,
      column: head,
      before: inWords(before, field, write),
      after: inWords(after, field, write),
    }));
}

const times = (row: Pick<ImportRow, 'createdAt' | 'appliedAt' | 'undoneAt'>) => ({
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoUntil: undoUntil(row)?.toISOString() ?? null,
});

const headOf = (row: ImportRow) => ({
  id: row.id,
  fileName: row.fileName,
  format: row.format,
  columns: row.columns,
  rows: row.rows.length,
  state: stateOf(row),
  staffName: row.staffName,
  ...times(row),
});

/** What a draft would do. */
export function toDryRun(row: ImportRow, plan: ImportPlan, pictures: AssetUrls): ProductImport {
  const isThere = (change: PlannedChange): change is PlannedChange & { product: object } => change.product !== null;
  return {
    ...headOf(row),
    mistakes: plan.mistakes,
    changes: plan.changes.filter(isThere).flatMap(({ row: number, product, before, after }) => {
      const { id, slug, name, imageUrl } = product;
      const shown = {
        row: number,
        productId: id,
        slug,
        product: name,
        imageUrl: imageUrl === noPicture ? null : pictures.resolve(imageUrl),
      };
      return linesOf(shown, before, after);
    }),
    additions: plan.changes
      .filter(({ product }) => !product)
      .map(({ row: number, whole }) => ({ row: number, slug: whole.slug, product: whole.name, price: whole.price })),
    same: plan.same,
    fingerprint: plan.fingerprint,
  };
}

/** What an import did. */
export function toAppliedImport(row: ImportRow, changes: readonly AppliedChange[]): ProductImport {
  return {
    ...headOf(row),
    mistakes: [],
    changes: changes
      .filter(({ added }) => !added)
      .flatMap(({ row: number, productId, slug, name, before, after }) =>
        linesOf({ row: number, productId, slug, product: name, imageUrl: null }, before, after),
      ),
    additions: changes
      .filter(({ added }) => added)
      .map(({ row: number, slug, name, after }) => ({ row: number, slug, product: name, price: after.price ?? '' })),
    same: 0,
    fingerprint: '',
  };
}

export const toSummary = ({ id, fileName, staffName, products, ...row }: ImportListRow) => ({
  id,
  fileName,
  staffName,
  products,
  state: stateOf(row),
  ...times(row),
});
