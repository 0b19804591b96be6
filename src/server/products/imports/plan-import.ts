import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { categoryProblem } from '#contracts/product-details.ts';
import type { ImportMistake } from '#contracts/imports.ts';
import type { NewProduct } from '#contracts/products.ts';
import { unguarded } from '#domain/csv-formula.ts';
import { editDistance } from '../../search/text/edit-distance.ts';
import { withDefaults } from '../product-editing.service.ts';
import type { StoredProduct } from '../product-details.repository.ts';
import { toDetails } from '../stored-details.ts';
import { writeStock } from './read-numbers.ts';
import { columns, findColumn, neededHeads, type Column, type Imported, type ImportedField } from './csv-columns.ts';

/** What is in a file: its heads, and its rows below them. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PlannedChange {
  readonly row: number;
  /** Null: the product is new. */
  readonly product: StoredProduct | null;
  readonly before: Partial<Imported>;
  readonly after: Partial<Imported>;
  readonly whole: Imported;
}

export interface ImportPlan {
  readonly mistakes: ImportMistake[];
  readonly changes: PlannedChange[];
  readonly same: number;
  readonly fingerprint: string;
}

/** What is known of the shop, and of who asks, when a file is planned. */
export interface ImportContext {
  readonly bySlug: ReadonlyMap<string, StoredProduct>;
  readonly mayChangeStock: boolean;
  /** Every slug there is, for guessing what was meant. */
  readonly slugs: readonly string[];
}

/** Rows count as a table program counts them: the heads are row 1. */
const rowNumber = (index: number): number => index + 2;
const maxGuesses = 2;
const noStockRight = 'Your role can’t change stock. Leave this cell empty, or ask somebody who counts.';

interface FoundColumn {
  readonly index: number;
  readonly head: string;
  readonly column: Column;
}

function nearest(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = maxGuesses + 1;
  for (const other of words) {
    if (Math.abs(other.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word, other, bestDistance - 1);
    if (distance < bestDistance) [best, bestDistance] = [other, distance];
  }
  return best;
}

function readHeads(heads: readonly string[], mistakes: ImportMistake[]): FoundColumn[] {
  const found: FoundColumn[] = [];
  const head = (value: string, sentence: string, suggestion: string | null) =>
    mistakes.push({ row: 1, column: value, product: '', value, sentence, suggestion });
  heads.forEach((name, index) => {
    if (name.trim() === '') return;
    const column = findColumn(name);
    if (!column) {
      const guess = nearest(
        name.trim().toLowerCase(),
        columns.map((one) => one.head),
      );
      head(name, guess ? `There’s no such column. Did you mean '${guess}'?` : 'There’s no such column.', guess);
    } else if (found.some((other) => other.column === column)) {
      head(name, `The column '${column.head}' stands there twice.`, null);
    } else found.push({ index, head: name, column });
  });
  return found;
}

/** Reads one row, cell by cell. An empty cell leaves what is there. */
class RowReader {
  /** Each was checked by its column. */
  readonly values: Partial<Imported> = {};
  readonly mistakes: ImportMistake[] = [];
  readonly #cells: readonly string[];
  readonly #row: number;
  readonly #product: string;

  constructor(cells: readonly string[], row: number, product: string) {
    this.#cells = cells;
    this.#row = row;
    this.#product = product;
  }

  cell = ({ index }: FoundColumn): string => unguarded(this.#cells[index] ?? '');

  refuse(found: { head: string }, value: string, sentence: string, suggestion: string | null = null): void {
    this.mistakes.push({ row: this.#row, column: found.head, product: this.#product, value, sentence, suggestion });
  }

  read(found: FoundColumn): void {
    const cell = this.cell(found);
    if (cell.trim() === '') return;
    const reading = found.column.read(cell);
    if ('value' in reading) Object.assign(this.values, { [found.column.field]: reading.value });
    else this.refuse(found, cell, reading.sentence, reading.suggestion);
  }
}

/** Whoever wrote the file saw a stock; what sold since then is not theirs to undo. */
function readSeenStock(reader: RowReader, found: readonly FoundColumn[], product: StoredProduct | null): void {
  const { stock, stockSeen } = reader.values;
  delete reader.values.stockSeen;
  // Of a product that is not here yet nothing was sold: its stock is what the file says.
  if (stockSeen === undefined || stock === undefined || !product) return;
  if (stock === stockSeen) delete reader.values.stock;
  if (stock === stockSeen || product.stock === stockSeen) return;
  const [seen, now] = [writeStock(stockSeen), writeStock(product.stock)];
  reader.refuse(
    found.find(({ column }) => column.field === 'stockSeen')!,
    seen,
    `The stock was ${seen} when the file was written and is ${now} now. Look at the new stock again, then write ${now} here.`,
    now,
  );
}

const pick = (from: Imported, fields: readonly ImportedField[]): Partial<Imported> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Says what a file would change, and what is wrong with it. It changes nothing. */
export function planImport({ heads, rows }: Sheet, { bySlug, slugs, mayChangeStock }: ImportContext): ImportPlan {
  const mistakes: ImportMistake[] = [];
  const changes: PlannedChange[] = [];
  const found = readHeads(heads, mistakes);
  const slugColumn = found.find(({ column }) => column.field === 'slug');
  const mayAdd = neededHeads.every((head) => found.some(({ column }) => column.head === head));
  const seen = new Map<string, number>();
  let same = 0;

  const planRow = (cells: readonly string[], row: number): void => {
    const slug = unguarded(cells[slugColumn!.index] ?? '').trim();
    const product = bySlug.get(slug) ?? null;
    const reader = new RowReader(cells, row, product?.name ?? slug);
    for (const each of found) reader.read(each);
    readSeenStock(reader, found, product);
    const earlier = seen.get(slug);
    seen.set(slug, row);
    if (slug === '') reader.refuse(slugColumn!, '', 'The slug is missing, so it’s not clear which product is meant.');
    else if (earlier) reader.refuse(slugColumn!, slug, `Row ${earlier} is about the same product.`);
    else if (!product) refuseUnknown(reader, slug);
    if (reader.mistakes.length > 0) return void mistakes.push(...reader.mistakes);
    const before: Imported | null = product && { ...toDetails(product), stock: product.stock };
    const whole: Imported = before
      ? { ...before, ...reader.values }
      : {
          ...withDefaults(reader.values as NewProduct, slug),
          stock: reader.values.stock === undefined ? 0 : reader.values.stock,
        };
    const stockColumn = found.find(({ column }) => column.field === 'stock');
    if (stockColumn && !mayChangeStock && whole.stock !== (before ? before.stock : 0)) {
      reader.refuse(stockColumn, reader.cell(stockColumn), noStockRight);
      return void mistakes.push(...reader.mistakes);
    }
    const wrong = categoryProblem(whole);
    const about = wrong && found.find(({ column }) => column.field === wrong.field);
    if (wrong) {
      mistakes.push({
        row,
        column: about?.head ?? wrong.field,
        product: whole.name,
        value: String(whole[wrong.field] ?? ''),
        sentence: wrong.sentence,
        suggestion: null,
      });
      return;
    }
    const fields = (Object.keys(reader.values) as ImportedField[]).filter(
      (field) => !before || !isDeepStrictEqual(before[field], whole[field]),
    );
    if (before && fields.length === 0) same += 1;
    else changes.push({ row, product, before: before ? pick(before, fields) : {}, after: pick(whole, fields), whole });
  };

  function refuseUnknown(reader: RowReader, slug: string): void {
    const missing = found
      .filter(({ column }) => neededHeads.includes(column.head))
      .filter((each) => reader.cell(each).trim() === '');
    if (mayAdd && missing.length === 0) return;
    const guess = nearest(slug, slugs);
    const sentence = guess ? `There’s no such product. Did you mean '${guess}'?` : 'There’s no such product.';
    if (!mayAdd || guess) return reader.refuse(slugColumn!, slug, sentence, guess);
    for (const each of missing) reader.refuse(each, '', `A new product needs its ${each.column.head}.`);
  }

  if (slugColumn) rows.forEach((cells, index) => planRow(cells, rowNumber(index)));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(changes.map(({ row, product, before, after }) => [row, product?.id, before, after])))
    .digest('hex');
  return { mistakes, changes, same, fingerprint };
}
