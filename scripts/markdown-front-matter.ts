export type Report = (line: number, message: string) => void;

const requiredFields = ['title', 'description', 'path', 'updated'] as const;
export type FrontMatter = Record<(typeof requiredFields)[number], string>;

const longestDescription = 160;

export interface SplitSource {
  /** The lines between the two `---`; the first of them is line 2 of the file. */
  readonly head: readonly string[];
  readonly body: string;
  /** How many lines of the file come before the body. */
  readonly bodyOffset: number;
}

export function splitFrontMatter(source: string, report: Report): SplitSource {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    report(1, "The file must start with front matter between two lines of '---'.");
    return { head: [], body: source, bodyOffset: 0 };
  }
  return { head: lines.slice(1, end), body: lines.slice(end + 1).join('\n'), bodyOffset: end + 1 };
}

export function readFrontMatter(head: readonly string[], report: Report): FrontMatter {
  const fields: FrontMatter = { title: '', description: '', path: '', updated: '' };
  for (const [index, text] of head.entries()) {
    if (text.trim() === '') continue;
    const [, name = '', value = ''] = /^([a-z]\w*):\s*(.*?)\s*$/i.exec(text) ?? [];
    const field = requiredFields.find((each) => each === name);
    if (!name) report(index + 2, `'${text}' is not a front-matter field: write 'name: value'.`);
    else if (!field) report(index + 2, `Front matter has no field '${name}'; it knows ${requiredFields.join(', ')}.`);
    else if (fields[field]) report(index + 2, `Front matter gives '${name}' twice.`);
    else fields[field] = value;
  }
  for (const field of requiredFields) {
    if (!fields[field]) report(1, `Front matter lacks '${field}'.`);
  }
  if (fields.description.length > longestDescription) {
    const line = head.findIndex((text) => text.startsWith('description:')) + 2;
    report(
      line,
      `The description has ${fields.description.length} characters; search engines show ${longestDescription}.`,
    );
  }
  return fields;
}
