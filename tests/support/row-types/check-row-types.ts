import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Column } from './describe-columns.ts';
import type { QuerySite } from './query-sites.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const copies = join(root, '.cache', 'row-types');

/**
 * What copies of the files are checked against. A row type may leave columns out; what it names has to be there. A kind with a
 * question mark may be null.
 */
const checkTypes = `
type KindOf<Value> = Value extends string ? 'string'
  : Value extends number ? 'number'
  : Value extends boolean ? 'boolean'
  : Value extends Date ? 'Date'
  : Value extends Uint8Array ? 'bytes'
  : Value extends readonly (infer One)[] ? \`\${KindOf<NonNullable<One>>}[]\`
  : 'json';
type Fits<Kind, Value> = Kind extends \`\${infer NotNull}?\` ? (null extends Value ? Fits<NotNull, Value> : false)
  : Kind extends 'json' ? true
  : unknown extends Value ? true
  : [KindOf<NonNullable<Value>>] extends [Kind] ? true : false;
type Mismatches<Row, Columns> = {
  [Name in keyof Row as Name extends keyof Columns
    ? Fits<Columns[Name], Row[Name]> extends true ? never : Name
    : {} extends Pick<Row, Name> ? never : Name]: Name extends keyof Columns ? Columns[Name] : 'no such column'
};
type Checked<Row, Columns, Wrong extends Record<string, never>> = Row;
/** What a call without a row type gets: it may be counted, and nothing of it read. */
interface UnreadRow { readonly unread: unique symbol }
`;

/** The row type of a site that says what the database answers with. */
function checkedType(source: string, { rowType }: QuerySite, columns: readonly Column[]): string {
  const rowTypeText = source.slice(rowType!.start, rowType!.end);
  const types = columns
    .map(({ name, kind, isNullable }) => `${JSON.stringify(name)}: '${kind}${isNullable ? '?' : ''}'`)
    .join('; ');
  // The copy keeps the lines of the file.
  const inOneLine = rowTypeText.replaceAll('\n', ' ');
  return `Checked<${rowTypeText}, { ${types} }, Mismatches<${inOneLine}, { ${types} }>>`;
}

function copyWithChecks(source: string, sites: readonly [QuerySite, readonly Column[]][]): string {
  let text = source;
  for (const [site, columns] of sites.toSorted(([a], [b]) => b.end - a.end)) {
    const { rowType, end } = site;
    text = rowType
      ? text.slice(0, rowType.start) + checkedType(source, site, columns) + text.slice(rowType.end)
      : `${text.slice(0, end)}<UnreadRow>${text.slice(end)}`;
  }
  return text;
}

export interface Mismatch {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Lets the compiler check copies of the files, in which each row type stands beside the columns that its statement answers
 * with: so everything that a type can be made of is understood.
 */
export async function findMismatches(described: ReadonlyMap<QuerySite, readonly Column[]>): Promise<Mismatch[]> {
  rmSync(copies, { recursive: true, force: true });
  const byFile = Map.groupBy(described, ([{ file }]) => file);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(copies, name)), { recursive: true });
    writeFileSync(join(copies, name), text);
  };
  for (const [file, sites] of byFile) write(relative(root, file), copyWithChecks(readFileSync(file, 'utf8'), sites));
  write('row-type-checks.d.ts', checkTypes);
  const compilerOptions = { rootDirs: [root, copies], noUnusedLocals: false, noErrorTruncation: true };
  const files = ['row-type-checks.d.ts', ...[...byFile.keys()].map((file) => relative(root, file))];
  write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }));
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const said = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      [compiler, '-p', copies, '--singleThreaded', '--pretty', 'false'],
      { cwd: copies },
      (_, out) => done(out),
    );
  });
  return [...said.matchAll(/^(\S+?)\((\d+),\d+\): error (.+(?:\n  .+)*)$/gm)].map(([, file, line, message]) => ({
    file: file!,
    line: Number(line),
    message: message!,
  }));
}
