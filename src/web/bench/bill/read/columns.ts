/** What a column of a bill holds. What no name below fits is left alone: prices, suppliers, datasheets. */
export type Column = 'refs' | 'quantity' | 'value' | 'number' | 'words' | 'footprint' | 'unfitted';

/** As KiCad, its scripts, Tayda, Mouser, DigiKey, Altium and spreadsheets write them, in letters alone. */
const names: Readonly<Record<Column, string>> = {
  refs: 'reference references referencedesignator referencedesignators ref refs refdes designator designators partreference schematicreference location',
  quantity: 'quantity qty qnty count pieces pcs amount quantityperpcb qtyperboard orderqty orderquantity needed',
  value: 'value val partvalue designation comment component',
  number: 'mfr mfrno mfrpartnumber mfgpartnumber manufacturerpartnumber mpn partnumber partno',
  words: 'description desc name productname product item part parts title type',
  footprint: 'footprint package case',
  unfitted: 'dnp dnf donotpopulate donotfit',
};

const columnOf = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split(' ').map((name) => [name, column as Column])),
);

const lettersOf = (cell: string): string => cell.toLowerCase().replace(/[^a-z]+/g, '');

/** Which cell holds what. */
export type Columns = ReadonlyMap<Column, number>;

/** Null: it is no header. A header has two columns at least that are known, one of them saying what the part is. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columns = new Map<Column, number>();
  for (const [at, cell] of cells.entries()) {
    const column = columnOf.get(lettersOf(cell));
    if (column !== undefined && !/\d/.test(cell) && !columns.has(column)) columns.set(column, at);
  }
  const saysWhat = columns.has('value') || columns.has('words') || columns.has('number');
  return columns.size >= 2 && saysWhat ? columns : null;
}
