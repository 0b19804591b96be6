/** More digits are a number of something else. */
const digits = String.raw`\d{1,7}`;

interface Counted {
  /** Null: it says none. */
  readonly quantity: number | null;
  readonly rest: string;
}

const numberWords = new Map(
  'a an one ein eine=1 two couple pair zwei=2 three drei=3 four vier=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 dozen=12'
    .split(/(?<=\d) /)
    .flatMap((group) => {
      const [words = '', number] = group.split('=');
      return words.split(' ').map((word) => [word, Number(number)] as const);
    }),
);

const pieceWords = String.raw`pcs?|pieces?|off|ea|each|nos?|stk|stück|stueck|st`;

const leading = [
  new RegExp(String.raw`^\(?(${digits})\s*[x×*]\)?\s+`, 'i'),
  new RegExp(String.raw`^(${digits})[x×*](?=[a-z]?\d|\.\d|[a-z]{2})`, 'i'),
  new RegExp(String.raw`^[x×](${digits})\s+`, 'i'),
  new RegExp(String.raw`^\((\d{1,3})\)\s+`),
  new RegExp(String.raw`^(${digits})\s*(?:${pieceWords})(?:\.|(?![\wäöü]))\s*`, 'i'),
  // A bare number before something else is a count, unless what follows is its unit, or a count as in '470 x3'.
  /^(\d{1,3})\s+(?!(?:[kmrnpu]|[kmnpu]?(?:ohms?|fd?|h|w|v|a|hz)|v[ad]c|meg\w*|pins?|mm|awg|gauge|ga|poles?|way|watts?|volts?)\b|[km]?[Ωω\u2126]|[µμ]|[x×]\d+\b)(?=\S)/i,
];

const trailing = [
  // The space before the sign, and none behind it, tell '470 x3' from a size such as '6 x 3'.
  new RegExp(String.raw`\s+[x×](${digits})\)?$`, 'i'),
  new RegExp(String.raw`[\s,(:=]*(?<!(?:^|[\s,(])\d+(?:\.\d+)?\s*)[x×*]\s*(${digits})\)?$`, 'i'),
  new RegExp(String.raw`[\s,(:=-]+(${digits})\s*(?:[x×]|${pieceWords})\.?\)?$`, 'i'),
  /\s*\((\d{1,3})\)$/,
  /(?:\s*[:=]\s*|\s+[-–—]\s+)(\d{1,3})$/,
  new RegExp(String.raw`[\s,:(-]+(?:qty|quantity|menge|anzahl)[\s.:=]*(${digits})\)?$`, 'i'),
];

const numberWord = /^(?:a\s+)?([a-z]+)(?:\s+of)?\s+(?=\S)/i;

/** The capital A of 'A 500K pot' is its taper. Trimmers have none, so that 'A 10k trimpot' is one trimpot. */
const audioTaper = /^A\s\d+(?:\.\d+)?[kKmM]\d?\b(?!.*\b(?:trim|preset))/;

/** What people say before they say what they need. */
const request = /^(?:(?:i|we|also|plus|and|und|or|need|needed|want|get|buy|some|about|approx\.?|any)\s+)+(?=\S)/i;

function taken(line: string, patterns: readonly RegExp[]): Counted | null {
  for (const pattern of patterns) {
    const match = pattern.exec(line);
    const rest = match ? (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trim() : '';
    if (match && rest !== '') return { quantity: Number(match[1]), rest };
  }
  return null;
}

/** How many a line asks for in front, and the line without that. */
export function leadingQuantity(line: string): Counted {
  const text = line.replace(request, '');
  const counted = taken(text, leading);
  if (counted) return counted;
  if (audioTaper.test(text)) return { quantity: null, rest: text };
  const [whole, word = ''] = numberWord.exec(text) ?? [];
  const number = numberWords.get(word.toLowerCase());
  return whole === undefined || number === undefined
    ? { quantity: null, rest: text }
    : { quantity: number, rest: text.slice(whole.length) };
}

/** How many a line asks for behind, and the line without that: 'B100K pots x2 (drive and tone)'. */
export function trailingQuantity(line: string): Counted {
  const counted = taken(line, trailing);
  if (counted) return counted;
  const [note = ''] = /\s*\([^()]*[a-z][^()]*\)$/i.exec(line) ?? [];
  const before = note === '' ? null : taken(line.slice(0, -note.length), trailing);
  return before ? { ...before, rest: before.rest + note } : { quantity: null, rest: line };
}

/** A cell of a column of counts: '2', '2 pcs', '1,000'. */
export function quantityIn(cell: string): number | null {
  const number = /^[^\da-z]{0,2}(\d[\d,]{0,8})(?:\.0+)?\s*(?:x|pcs?|pieces?|nos?|ea|stk|st)?\.?$/i.exec(
    cell.trim(),
  )?.[1];
  return number === undefined ? null : Number(number.replaceAll(',', ''));
}

/** A piece of a line that is a count and nothing else: '2', 'x2', '3 pcs'. */
export const isCount = (text: string): boolean =>
  new RegExp(String.raw`^\(?(?:[x×*]\s*\d{1,5}|\d{1,5}\s*(?:[x×*]|${pieceWords})?\.?)\)?$`, 'i').test(text);
