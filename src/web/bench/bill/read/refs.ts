/** Designators as boards carry them. J201 and C945 look like one, so a number that is known as a part comes first. */
const refPattern = /^(LED|TRIM|POT|LDR|IC|SW|VR|RV|TR|TP|JP|JK|CN|ZD|XS|FB|[RCDQTULJKSPXZFYH])(\d{1,3})[A-Z]?$/i;
const rangePattern = /^([A-Z]{1,4})(\d{1,3})\s*(?:-|–|—|\.\.\.?|to)\s*([A-Z]{0,4})(\d{1,3})$/i;

/** More of one part than any board has. */
const maxRange = 100;

const isRef = (word: string): boolean => refPattern.test(word);

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

/** 'R1 - R3' and 'R1, R2' are written in many ways; what stands between is taken away. */
const joined = (text: string): string =>
  text.replace(/\s*(?:–|—|(?<=\d)\s*-\s*(?=[A-Z]{0,4}\d)|\.\.\.?)\s*/gi, '-').replace(/[,;:/&+]+/g, ' ');

/** All designators of a cell. */
export const refsIn = (cell: string): string[] =>
  joined(cell)
    .split(/\s+/)
    .flatMap((word) => refsOfWord(word) ?? []);

interface Lead {
  readonly refs: string[];
  readonly rest: string;
}

/** The designators that a line begins with, and what follows them. */
export function leadingRefs(line: string, isPartNumber: (word: string) => boolean): Lead {
  const refs: string[] = [];
  let rest = line.trim();
  for (;;) {
    const [whole, word = ''] =
      /^([A-Z]{1,4}\d{1,3}[A-Z]?(?:\s*(?:-|–|—|\.\.\.?)\s*[A-Z]{0,4}\d{1,3})?)(?=[\s,;:=&+/]|$)[\s,;:=&+/]*/i.exec(
        rest,
      ) ?? [];
    const found = whole === undefined || isPartNumber(word) ? null : refsOfWord(word);
    if (found === null || whole === undefined) return { refs, rest };
    refs.push(...found);
    rest = rest.slice(whole.length);
  }
}
