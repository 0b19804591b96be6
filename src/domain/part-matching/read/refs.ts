/** Designators as boards carry them. J201 and C945 look like one, so a number that is known as a part comes first. */
const refPattern =
  /^(LED|TRIM|POT|LDR|IC|SW|VR|RV|TR|TP|JP|JK|CN|ZD|XS|FB|[RCDQTULJKSPXZFYH])([1-9]\d{0,2}|0\d{1,2})[A-Z]?$/i;
const rangePattern = /^([A-Z]{1,4})(\d{1,3})\s*(?:-|–|—|\.\.\.?|to|thru|through|bis)\s*([A-Z]{0,4})(\d{1,3})$/i;

/** More of one part than any board has. */
const maxRange = 100;

/** 'C100K' and 'C1M' are reverse log pots: the letter behind a designator is that of a unit (U1A), never K or M. */
const reverseLogPot = /^C\d+[KM]$/i;

const isRef = (word: string): boolean => refPattern.test(word) && !reverseLogPot.test(word);

/** 'R1-R3' and 'R1–3' as R1, R2 and R3; null: it is no range. */
function rangeOf(word: string): string[] | null {
  const [, letters = '', first = '', others = '', last = ''] = rangePattern.exec(word) ?? [];
  const from = Number(first);
  const to = Number(last);
  const isRange = letters !== '' && (others === '' || others.toUpperCase() === letters.toUpperCase()) && to >= from;
  if (!isRange || to - from >= maxRange || !isRef(`${letters}${first}`)) return null;
  return Array.from({ length: to - from + 1 }, (_, at) => `${letters}${from + at}`);
}

const refsOfWord = (word: string): string[] | null => rangeOf(word) ?? (isRef(word) ? [word] : null);

/** 'R1 - R3', 'R1 to R3' and 'R1, R2' are written in many ways; what stands between is taken away. */
const joined = (text: string): string =>
  text
    .replace(/(?<=\d)\s*(?:–|—|-|\.\.\.?|\b(?:to|thru|through|bis)\b)\s*(?=[A-Z]{0,4}\d)/gi, '-')
    .replace(/[,;:/&+]+/g, ' ');

/** All designators of a cell. */
export const refsIn = (cell: string): string[] =>
  joined(cell)
    .split(/\s+/)
    .flatMap((word) => refsOfWord(word) ?? []);

type IsPartNumber = (word: string) => boolean;

/** True: designators and nothing else. */
export const isOnlyRefs = (text: string, isPartNumber: IsPartNumber): boolean =>
  /\d/.test(text) &&
  joined(text)
    .split(/\s+/)
    .every((word) => word === '' || (!isPartNumber(word) && refsOfWord(word) !== null));

interface Lead {
  readonly refs: string[];
  readonly rest: string;
}

const range = String.raw`[A-Z]{1,4}\d{1,3}[A-Z]?(?:\s*(?:-|–|—|\.\.\.?|\s(?:to|thru|through|bis)\s)\s*[A-Z]{0,4}\d{1,3}(?![\w.]))?`;
const leadingRef = new RegExp(String.raw`^(${range})(?=[\s,;:=&+/]|$)[\s,;:=&+/]*(?:[-–—]\s+)?`, 'i');
const trailingRef = new RegExp(String.raw`(?:^|[\s,;:=&+/(]+(?:[-–—]\s+)?)(${range})\)?$`, 'i');

/** The designators that a line begins with, and what follows them. */
export function leadingRefs(line: string, isPartNumber: IsPartNumber): Lead {
  const refs: string[] = [];
  let rest = line.trim();
  for (;;) {
    const [whole, word = ''] = leadingRef.exec(rest) ?? [];
    const found = whole === undefined || isPartNumber(word) ? null : refsOfWord(word);
    if (found === null || whole === undefined) return { refs, rest };
    refs.push(...found);
    rest = rest.slice(whole.length);
  }
}

/** The designators that a line ends with, and what stands before them: '10k: R16, R17'. */
export function trailingRefs(line: string, isPartNumber: IsPartNumber): Lead {
  const refs: string[] = [];
  let rest = line.trim();
  for (;;) {
    const match = trailingRef.exec(rest);
    const found = match === null || match.index === 0 || isPartNumber(match[1]!) ? null : refsOfWord(match[1]!);
    if (found === null || match === null) return { refs, rest };
    refs.unshift(...found);
    rest = rest.slice(0, match.index).trim();
  }
}

/** Where a line that begins with a designator names the next one: 'R1 1M C1 100n' is two. */
export function refStarts(text: string, isPartNumber: IsPartNumber): number[] {
  const starts: number[] = [];
  let isAfterRef = true;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const isHere = isRef(word.replace(/[:=,]$/, '')) && !isPartNumber(word);
    if (isHere && (index === 0 || !isAfterRef)) starts.push(index);
    else if (index === 0) return [];
    isAfterRef = isHere;
  }
  return starts;
}
