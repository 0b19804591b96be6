/** A value, a number on a part, or a count: '4k7', '100 nF', 'TL072', '1N4148', 'x2', '3 x'. */
const thing =
  /\d\s?[kmrnpuµμΩ](?![a-z]{2})|\d\s?(?:ohm|meg)|\b[a-z]{1,4}\d{2,}|\b\d[a-z]{1,2}\d+|\b[x×]\s?\d|\b\d+\s?[x×]/i;
const counted = /^[\s\-*•]*\d{1,4}\s+[a-z]/i;

/** What stands between line breaks, semicolons, tabs, bars, 'and', and commas that are no decimal comma. */
const partings = /[\r\n;\t|]+|,(?!\d)|(?<=[a-z]\d*),|\s(?:and|und|&|\+)\s/i;

/** True: it names two parts or more, and so is a list rather than a search. Cheap enough to ask of all that is typed. */
export function looksLikeList(text: string): boolean {
  const isLong = /[\r\n]/.test(text.trim());
  const things = text
    .slice(0, 4_000)
    .split(partings)
    .filter((piece) => thing.test(piece) || (isLong && counted.test(piece)));
  return things.length >= 2;
}
