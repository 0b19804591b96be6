/** No list that somebody pastes means more of one thing. */
const maxPieces = 9_999;

interface Counted {
  /** Null: it says none. */
  readonly quantity: number | null;
  readonly rest: string;
}

const leading = [
  /^\(?(\d{1,4})\s*[x×*]\)?\s+/i,
  /^(\d{1,4})[x×*](?=[a-z]?\d|[a-z]{2})/i,
  /^[x×](\d{1,4})\s+/i,
  /^(\d{1,4})\s*(?:pcs?|pieces?|off|ea|nos?)\b\.?\s*/i,
  // A bare number before something else is a count, unless what follows is its unit.
  /^(\d{1,3})\s+(?!(?:[kmrnpu]|[kmnpu]?(?:ohms?|fd?|h|w|v|a|hz)|meg\w*|pins?|mm|awg|pole|way|watts?|volts?)\b|[km]?[Ωω\u2126]|[µμ])(?=\S)/i,
];

const trailing = [
  /[\s,(]*[x×*]\s*(\d{1,4})\)?$/i,
  /[\s,(]+(\d{1,4})\s*(?:[x×]|pcs?|pieces?|off|nos?)\.?\)?$/i,
  /\s*\((\d{1,3})\)$/,
  /[\s,:-]+(?:qty|quantity)[\s.:=]*(\d{1,4})$/i,
];

const within = (count: number): number | null => (count >= 1 ? Math.min(count, maxPieces) : null);

/** How many a line asks for, in front or behind, and the line without that. */
export function quantityOf(line: string): Counted {
  for (const pattern of [...leading, ...trailing]) {
    const match = pattern.exec(line);
    const rest = match ? (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trim() : '';
    if (match && rest !== '') return { quantity: within(Number(match[1])), rest };
  }
  return { quantity: null, rest: line };
}

/** A cell of a column of counts: '2', '2 pcs', '1,000'. */
export function quantityIn(cell: string): number | null {
  const digits = /^[^\da-z]{0,2}(\d[\d,]{0,6})(?:\.0+)?\s*(?:x|pcs?|pieces?|nos?|ea)?\.?$/i.exec(cell.trim())?.[1];
  return digits === undefined ? null : within(Number(digits.replaceAll(',', '')));
}
