/** Words that head a group of lines, in the plural; a shopping list may say 'knobs' and mean just that. */
const alwaysHeading = new Set(
  'resistors capacitors caps electrolytics potentiometers pots trimmers trimpots diodes transistors semiconductors semis ics chips opamps hardware misc miscellaneous other others electronics components parts bom widerstande kondensatoren dioden transistoren potis halbleiter sonstiges'.split(
    ' ',
  ),
);
const markedHeading = new Set(
  'leds switches jacks knobs sockets enclosure enclosures case box connectors wire tools supplies controls offboard onboard circuit pcb list order'.split(
    ' ',
  ),
);
const qualifiers = new Set(
  'film ceramic electrolytic polarized polarised box mylar poly smd tht metal op amps and the my parts part list bill of materials shopping integrated circuits off on board fixed other misc for & /'.split(
    ' ',
  ),
);

/** A line that says nothing itself and heads what follows: 'Resistors', '## Film caps', '**ICs:**'. */
export function headingOf(line: string): string | null {
  if (line.length > 60 || /\d/.test(line.replace(/\([^)]*\)/g, ''))) return null;
  const marked = /^\s*(?:#{1,6}\s|\*\*|__|=+\s)|:\s*(?:\*\*|__)?\s*$/.test(line);
  const text = line
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[#*_=:]+/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();
  if (text === '' || /[^a-z\s&/-]/.test(text)) return null;
  const words = text.split(/[\s/-]+/).filter((word) => word !== '');
  const isHead = (word: string): boolean => alwaysHeading.has(word) || (marked && markedHeading.has(word));
  const isHeading =
    (words.some(isHead) || /\bop[\s-]?amps\b|\bintegrated circuits\b|\bbill of materials\b/.test(text)) &&
    words.every((word) => isHead(word) || markedHeading.has(word) || qualifiers.has(word));
  return isHeading ? text : null;
}

/** What heads the things of its own line: 'Film caps: 1u, 2u2'. */
export const headingInLine = (line: string): string | null => {
  const [, head] = /^([^:\d]{3,40}:)\s*\S/.exec(line) ?? [];
  return head === undefined ? null : headingOf(head);
};

/** True: what stands below it goes by values, so that a number without a unit is one. */
export const headsValues = (heading: string): boolean =>
  /\b(?:resistors|widerstande|capacitors|caps|electrolytics|kondensatoren)\b/.test(heading);

/** A line that is only drawn: '---', '=====', '| --- | --- |'. */
export const isRule = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line);
