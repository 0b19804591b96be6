/**
 * What a table program would take for a formula: after spaces and signs that nobody sees too, and in the full-width and
 * small forms that East Asian programs read as the plain ones.
 */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]/u;
const plainNumber = /^-?\d+(\.\d+)?$/;

const isReckoned = (text: string): boolean => formula.test(text) && !plainNumber.test(text);

/** A cell that would be reckoned is kept a text by an apostrophe before it; whoever reads CSV back takes it off. */
export const guarded = (text: string): string => (isReckoned(text) ? `'${text}` : text);

/** An apostrophe that keeps a text from being a formula is no part of the text. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
