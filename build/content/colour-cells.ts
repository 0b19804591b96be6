/** Colours in a table are drawn beside their names: bands as they stand on a resistor, wires in the colours of the wire set. */
import type { Token } from 'markdown-it';
import { bandChip, bandsChip, wireChip, wirePaints, type Chip, type WireColour } from '#drawings/parts/colour-chips.ts';
import { multiplierColours, type BandColour } from '#electronics/codes/resistor-bands.ts';

const isBand = (word: string): word is BandColour => multiplierColours.some((colour) => colour === word);
const isWire = (word: string): word is WireColour => Object.hasOwn(wirePaints, word);

/** What one colour by itself means is said by the other columns. */
type TableKind = 'digits' | 'wires' | 'other';

function kindOf(columnNames: readonly string[]): TableKind {
  if (columnNames.includes('Digit')) return 'digits';
  return columnNames.some((name) => /^Wires?$/.test(name)) ? 'wires' : 'other';
}

interface NamedChip extends Chip {
  readonly name: 'bands' | 'band' | 'wire';
}

function chipFor(text: string, kind: TableKind): NamedChip | null {
  const words = text.toLowerCase().split(/,\s*/);
  if ((words.length === 4 || words.length === 5) && words.every(isBand)) return { name: 'bands', ...bandsChip(words) };
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return null;
  if (kind === 'digits' && isBand(only)) return { name: 'band', ...bandChip(only) };
  return kind === 'wires' && isWire(only) ? { name: 'wire', ...wireChip(only) } : null;
}

const pixelsPerUnit = 8;

function imageToken(like: Token, { name, svg, width, height }: NamedChip): Token {
  const TokenClass = like.constructor as new (type: string, tag: string, nesting: number) => Token;
  const token = new TokenClass('html_inline', '', 0);
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  // The words beside it say the same, so that it has none of its own.
  token.content = `<img data-chip="${name}" src="${source}" alt="" width="${width * pixelsPerUnit}" height="${height * pixelsPerUnit}">`;
  return token;
}

/** Puts a drawing before the words of every cell that names colours and nothing else. */
export function drawColourCells(tokens: readonly Token[]): void {
  let columnNames: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') columnNames = [];
    if (token.type === 'th_open') columnNames.push(tokens[index + 1]?.content ?? '');
    if (token.type !== 'td_open') continue;
    const inline = tokens[index + 1];
    const first = inline?.children?.[0];
    const chip = first && chipFor(inline.content.trim(), kindOf(columnNames));
    if (chip) inline.children = [imageToken(first, chip), ...(inline.children ?? [])];
  }
}
