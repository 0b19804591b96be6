export type ReportFault = (line: number, message: string) => void;

const maxDescriptionLength = 160;

export interface SplitSource {
  /** The lines between the two `---`; the first of them is line 2 of the file. */
  readonly head: readonly string[];
  readonly body: string;
  /** How many lines of the file come before the body. */
  readonly bodyOffset: number;
}

export function splitFrontMatter(source: string, report: ReportFault): SplitSource {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    report(1, "The file must start with front matter between two lines of '---'.");
    return { head: [], body: source, bodyOffset: 0 };
  }
  return { head: lines.slice(1, end), body: lines.slice(end + 1).join('\n'), bodyOffset: end + 1 };
}

/** The line of the file that gives a field, or the first line where none does. */
export const lineOfField = (head: readonly string[], field: string): number =>
  head.findIndex((text) => text.startsWith(`${field}:`)) + 2 || 1;

/** Figures of the page and who vouches for them, where no kit, part or sum on the page does: `333 °C | 9 V = why`. */
const vouchedFigure = /^figure:\s*(\S.*?)\s+=\s+(\S.*?)\s*$/;

/** By each figure as the page writes it, where it comes from. */
export const vouchedFigures = (head: readonly string[]): Map<string, string> =>
  new Map(
    head.flatMap((line) => {
      const [, figures, reason] = vouchedFigure.exec(line) ?? [];
      return figures && reason ? figures.split(' | ').map((figure) => [figure, reason] as const) : [];
    }),
  );

/** Every field that the kind of page asks for; what is missing is reported and left empty. */
export function readFrontMatter<const Name extends string>(
  head: readonly string[],
  names: readonly Name[],
  report: ReportFault,
): Record<Name, string> {
  const fields = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  for (const [index, text] of head.entries()) {
    if (text.trim() === '') continue;
    if (text.startsWith('figure:')) {
      if (!vouchedFigure.test(text)) report(index + 2, `Write 'figure: 9 V = where it comes from', not '${text}'.`);
      continue;
    }
    const [, name = '', value = ''] = /^([a-z]\w*):\s*(.*?)\s*$/i.exec(text) ?? [];
    const field = names.find((each) => each === name);
    if (!name) report(index + 2, `'${text}' is not a front-matter field: write 'name: value'.`);
    else if (!field) report(index + 2, `Front matter has no field '${name}'; it knows ${names.join(', ')}.`);
    else if (fields[field]) report(index + 2, `Front matter gives '${name}' twice.`);
    else fields[field] = value;
  }
  for (const field of names) {
    if (!fields[field]) report(1, `Front matter lacks '${field}'.`);
  }
  const description: string = (fields as Record<string, string>)['description'] ?? '';
  if (description.length > maxDescriptionLength) {
    const sentence = `The description has ${description.length} characters; search engines show ${maxDescriptionLength}.`;
    report(lineOfField(head, 'description'), sentence);
  }
  return fields;
}
