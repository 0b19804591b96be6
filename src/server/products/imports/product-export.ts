import type { ProductListFilter } from '#contracts/products.ts';
import { byteOrderMark, csvLine } from '../../csv/write-csv.ts';
import type { Database } from '../../db/database.ts';
import * as products from '../product-details.repository.ts';
import { list } from '../product-list.repository.ts';
import { toListFilter } from '../product-list.service.ts';
import { toDetails } from '../stored-details.ts';
import { columns } from './csv-columns.ts';

const batch = 500;

/** Everything that a filter finds, in the columns that an import reads, batch by batch. */
export async function exportProducts(db: Database, filter: ProductListFilter): Promise<Buffer> {
  const pieces = [byteOrderMark + csvLine(columns.map(({ head }) => head))];
  let after: readonly [string, string] | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof list>> = await list(db, toListFilter(filter), 'name', {
      after,
      limit: batch,
    });
    const rows = await products.findMany(
      db,
      page.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id } of page) {
      const row = byId.get(id);
      if (row) pieces.push(csvLine(columns.map(({ write }) => write({ ...toDetails(row), stock: row.stock }))));
    }
    const last = page.at(-1);
    if (!last || page.length < batch) return Buffer.from(pieces.join(''));
    after = [last.sortKey, last.id];
  }
}
