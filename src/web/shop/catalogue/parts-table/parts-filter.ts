import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { readAmount, scaleOf, type Amount, type ValueScale } from './values/part-amount.ts';
import type { TablePart } from './table-part.ts';

export interface FilteredParts {
  readonly shown: readonly TablePart[];
  /** The value that was asked for and is not there, as the shop would write it. */
  readonly missing?: string;
}

const includes = (part: TablePart, text: string): boolean =>
  [part.value, part.name, part.words, ...part.facts].some((words) => words.toLowerCase().includes(text));

interface Sized {
  readonly part: TablePart;
  readonly size: Amount;
}

/** The neighbours on both sides; all tapers of each of them. */
function nearest(sized: readonly Sized[], asked: number): readonly TablePart[] {
  const amounts = sized.map(({ size }) => size.amount);
  const below = Math.max(...amounts.filter((amount) => amount < asked));
  const above = Math.min(...amounts.filter((amount) => amount > asked));
  return sized.filter(({ size: { amount } }) => amount === below || amount === above).map(({ part }) => part);
}

function byAmount(parts: readonly TablePart[], asked: Amount, scale: ValueScale): FilteredParts {
  const sized = parts.flatMap((part) => {
    const size = readAmount(part.value, scale);
    return size && (asked.prefix === '' || size.prefix === asked.prefix) ? [{ part, size }] : [];
  });
  const shown = sized.filter(({ size }) => size.amount === asked.amount).map(({ part }) => part);
  if (shown.length > 0) return { shown };
  return { shown: nearest(sized, asked.amount), missing: `${asked.prefix}${scale.write(asked.amount)}` };
}

/**
 * The rows that a typed text means: 4k7, 4.7k and 4700 are one value, and when it is not there its neighbours are
 * shown. Anything else is looked for in the words of a row.
 */
export function filterParts(parts: readonly TablePart[], kind: PartKind, typed: string): FilteredParts {
  const text = typed.trim().toLowerCase();
  if (text === '') return { shown: parts };
  const scale = scaleOf(kind);
  const asked = scale && readAmount(text, scale);
  if (scale && asked) return byAmount(parts, asked, scale);
  return { shown: parts.filter((part) => includes(part, text)) };
}
