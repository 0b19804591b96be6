import {
  maxImportColumns,
  maxImportRows,
  type ImportUndo,
  type ProductImport,
  type ProductImportSummary,
} from '#contracts/imports.ts';
import { hasRight, type Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import type { AssetUrls } from '../../assets/asset-urls.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Retention } from '../../db/retention.ts';
import type { CountStock } from '../../stock/stock.service.ts';
import * as products from '../product-details.repository.ts';
import { applyChange, type Applying } from './apply-import.ts';
import { findColumn } from './csv-columns.ts';
import { stateOf, toAppliedImport, toDryRun, toSummary, undoUntil } from './import-view.ts';
import * as imports from './import.repository.ts';
import type { AppliedChange, ImportRow } from './import.repository.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { planUndo, toImportUndo, undoChange } from './undo-import.ts';

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly pictures: AssetUrls;
  readonly countStock: CountStock;
}

export type ImportService = ReturnType<typeof createImportService>;

export const importRetention: Retention = { deleteExpired: imports.deleteExpired };

/** Thousands of products take longer than a request gets. */
const deadlineMs = 120_000;
const noSlugs =
  'The file has no column ‘slug’, so it’s not clear which products are meant. Export the products to see how it looks.';
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

async function requireImport(found: Promise<ImportRow | null>): Promise<ImportRow> {
  const row = await found;
  if (!row) throw new Refusal('import-unknown');
  return row;
}

function refuseUnlessDraft(row: ImportRow): void {
  if (stateOf(row) !== 'draft') throw new Refusal('import-done');
}

/** Files of products: tried, put right, imported in one step, and undone. */
export function createImportService({ db, store, pictures, countStock }: Deps) {
  async function plan(
    tx: Queryable,
    row: ImportRow,
    staff: Staff,
    leaveOut: ReadonlySet<number> = new Set(),
  ): Promise<ImportPlan> {
    const slugAt = row.columns.findIndex((head) => findColumn(head)?.field === 'slug');
    const named = row.rows.map((cells) => (cells[slugAt] ?? '').trim());
    const found = await products.findBySlugs(tx, named);
    const slugs = found.length < new Set(named).size ? await products.slugs(tx) : [];
    const planned = planImport(
      { heads: row.columns, rows: row.rows },
      {
        bySlug: new Map(found.map((product) => [product.slug, product])),
        slugs,
        mayChangeStock: hasRight(staff, 'stock'),
      },
    );
    return {
      ...planned,
      mistakes: planned.mistakes.filter((mistake) => !leaveOut.has(mistake.row)),
      changes: planned.changes.filter((change) => !leaveOut.has(change.row)),
    };
  }

  const dryRun = async (row: ImportRow, staff: Staff): Promise<ProductImport> =>
    toDryRun(row, await plan(db, row, staff), pictures);

  const record = (tx: Queryable, staff: Staff, row: ImportRow, action: string, after: object) =>
    recordChange(tx, staff, { thing: 'import', thingId: row.id, label: row.fileName, action, after });

  async function readAgain(changes: readonly AppliedChange[]): Promise<void> {
    await store.refresh(changes.map(({ productId }) => productId));
  }

  async function get(id: string, staff: Staff): Promise<ProductImport> {
    const row = await requireImport(imports.find(db, id));
    return row.changes ? toAppliedImport(row, row.changes) : dryRun(row, staff);
  }

  function undoable(row: ImportRow): readonly AppliedChange[] {
    const until = undoUntil(row);
    if (!row.changes || !until || until.getTime() < Date.now())
      throw new Refusal('import-done', 'This can’t be undone any more.');
    return row.changes;
  }

  return {
    get,
    list: async (): Promise<ProductImportSummary[]> => (await imports.list(db)).map(toSummary),

    async read(fileName: string, bytes: Uint8Array, staff: Staff): Promise<ProductImport> {
      const { readCsv } = await import('../../csv/read-csv.ts');
      const {
        rows: [heads = [], ...rows],
        encoding,
        delimiter,
      } = readCsv(bytes, { maxColumns: maxImportColumns, maxRows: maxImportRows });
      if (!heads.some((head) => findColumn(head)?.field === 'slug')) throw new Refusal('input-invalid', noSlugs);
      return dryRun(
        await imports.insert(db, { fileName, format: { encoding, delimiter }, columns: heads, rows, staff }),
        staff,
      );
    },

    async setCell(
      id: string,
      { row, column, value }: { row: number; column: string; value: string },
      staff: Staff,
    ): Promise<ProductImport> {
      const draft = await db.transaction(async (tx) => {
        const held = await requireImport(imports.lock(tx, id));
        refuseUnlessDraft(held);
        const index = held.columns.indexOf(column);
        const cells = row === 1 ? held.columns : held.rows[row - 2];
        if (index < 0 || !cells) throw new Refusal('input-invalid', 'There is no such cell in the file.');
        while (cells.length <= index) cells.push('');
        cells[index] = value;
        await imports.saveSheet(tx, held);
        return held;
      });
      return dryRun(draft, staff);
    },

    async apply(
      id: string,
      { fingerprint, leaveOut = [] }: { fingerprint: string; leaveOut?: readonly number[] | undefined },
      staff: Staff,
    ): Promise<ProductImport> {
      const applied = await db.transaction(
        async (tx) => {
          const row = await requireImport(imports.lock(tx, id));
          refuseUnlessDraft(row);
          const seen = await plan(tx, row, staff);
          // Held first, then planned anew: nothing can come in between.
          await products.lockMany(
            tx,
            seen.changes.flatMap(({ product }) => product?.id ?? []),
          );
          const { mistakes, changes, fingerprint: current } = await plan(tx, row, staff, new Set(leaveOut));
          if (current !== fingerprint) throw new Refusal('changed-meanwhile');
          if (mistakes.length > 0)
            throw new Refusal(
              'import-mistaken',
              `There ${mistakes.length === 1 ? 'is' : 'are'} still ${plural(mistakes.length, 'mistake')} in the file.`,
            );
          if (changes.length === 0) throw new Refusal('import-mistaken', 'There’s nothing in the file to import.');
          const applying: Applying = { tx, staff, countStock, reason: `imported from ${row.fileName}` };
          const done: AppliedChange[] = [];
          for (const change of changes) done.push(await applyChange(applying, change));
          await imports.apply(tx, id, done);
          await record(tx, staff, row, 'imported', { products: done.length });
          return done;
        },
        { deadlineMs },
      );
      await readAgain(applied);
      return get(id, staff);
    },

    async planUndo(id: string): Promise<ImportUndo> {
      const changes = undoable(await requireImport(imports.find(db, id)));
      const held = await products.findMany(
        db,
        changes.map(({ productId }) => productId),
      );
      return toImportUndo(planUndo(changes, held));
    },

    async undo(
      id: string,
      { keepLater = false }: { keepLater?: boolean | undefined },
      staff: Staff,
    ): Promise<ProductImport> {
      const undone = await db.transaction(
        async (tx) => {
          const row = await requireImport(imports.lock(tx, id));
          const changes = undoable(row);
          const undoing = planUndo(
            changes,
            await products.lockMany(
              tx,
              changes.map(({ productId }) => productId),
            ),
          );
          const { later } = toImportUndo(undoing);
          if (later.length > 0 && !keepLater) {
            throw new Refusal(
              'changed-meanwhile',
              `${plural(later.length, 'value')} changed since the import. Look at what stays before you undo the rest.`,
            );
          }
          const applying: Applying = { tx, staff, countStock, reason: `undid ${row.fileName}` };
          for (const each of undoing) await undoChange(applying, each);
          await imports.undo(tx, id);
          await record(tx, staff, row, 'undone', { kept: later.length });
          return changes;
        },
        { deadlineMs },
      );
      await readAgain(undone);
      return get(id, staff);
    },
  };
}
