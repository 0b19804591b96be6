/** What a column of a list holds. */
export type Column = 'refs' | 'quantity' | 'value' | 'number' | 'words' | 'footprint' | 'unfitted';

/** As KiCad, its scripts, Tayda, Mouser, DigiKey, Altium and spreadsheets write them, in letters alone. */
const names: Readonly<Record<Column, string>> = {
  refs: 'reference references referencedesignator referencedesignators ref refs refdes designator designators partreference schematicreference location position',
  quantity:
    'quantity qty qnty count pieces pcs amount quantityperpcb qtyperboard orderqty orderquantity needed menge anzahl stk stuck',
  value: 'value val partvalue designation comment component wert',
  number: 'mfr mfrno mfrpartnumber mfgpartnumber manufacturerpartnumber mpn partnumber partno',
  words:
    'description desc name productname product item part parts title type bauteil beschreibung artikel bezeichnung',
  footprint: 'footprint package case bauform',
  unfitted: 'dnp dnf donotpopulate donotfit',
};

/** Columns that say nothing about which part it is. */
const others = new Set(
  'notes note remark remarks remarkspecs price unitprice subtotal total sku supplier link datasheet manufacturer id no rohs bemerkung preis'.split(
    ' ',
  ),
);

const columnOf = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split(' ').map((name) => [name, column as Column])),
);

const lettersOf = (cell: string): string =>
  cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

/** Which cell holds what. Several may hold words. */
export type Columns = ReadonlyMap<Column, readonly number[]>;

const saysWhat = (columns: ReadonlySet<Column>): boolean =>
  columns.size >= 2 && (columns.has('value') || columns.has('words') || columns.has('number'));

/** Null: it is no header. A header has two columns at least that are known, one of them saying what the part is. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columns = new Map<Column, number[]>();
  for (const [at, cell] of cells.entries()) {
    const column = columnOf.get(lettersOf(cell));
    if (column === undefined || /\d/.test(cell)) continue;
    const places = columns.get(column);
    if (!places) columns.set(column, [at]);
    else if (column === 'words') places.push(at);
  }
  if (saysWhat(new Set(columns.keys()))) return columns;
  // 'Part' and 'Type' are two columns of words, and a header too where nothing else stands.
  return (columns.get('words')?.length ?? 0) >= 2 ? columns : null;
}

/** True: a header whose columns stand apart by spaces only, as copied out of a PDF. */
export function isSpacedHeader(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length < 2 || words.length > 8 || /\d/.test(line)) return false;
  const known = words.map((word) => columnOf.get(lettersOf(word)));
  return (
    words.every((word, at) => known[at] !== undefined || others.has(lettersOf(word))) &&
    known.filter((column) => column !== undefined).length >= 2
  );
}
