import type { Database, Statement } from '#server/db/database.ts';
import { observeStatements } from './observed-statements.ts';

// `select id::text ... order by id` orders by the output column of that name and not by the table's, so '9' comes after
// '10', and a page that goes on by `id <` leaves rows out. Nothing fails until there are ten rows. Every statement that a
// test runs is read for it here.

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\$\d+|::|[\p{L}_][\p{L}\p{N}_]*|\d+(?:\.\d+)?|\S/gu;
const endsOrder = new Set(['limit', 'offset', 'fetch', 'for', 'union', ')', ';']);
const isWord = (text: string | undefined): boolean => text !== undefined && /^["\p{L}_]/u.test(text);

/** As the database compares names: those in quotes as they are, the others in small letters. */
const nameOf = (text: string): string => (text.startsWith('"') ? text.slice(1, -1) : text.toLowerCase());

interface Select {
  /** The tokens of each output column. */
  readonly outputs: string[][];
  /** Whether its list of output columns goes on. */
  open: boolean;
}

const withoutDistinct = ([first, ...rest]: string[]): string[] => {
  if (first?.toLowerCase() !== 'distinct') return first === undefined ? [] : [first, ...rest];
  if (rest[0]?.toLowerCase() !== 'on') return rest;
  let depth = 0;
  const end = rest.findIndex((text) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return text === ')' && depth === 0;
  });
  return rest.slice(end + 1);
};

const isPlainColumn = (tokens: readonly string[], name: string): boolean =>
  (tokens.length === 1 || (tokens.length === 3 && tokens[1] === '.')) && nameOf(tokens.at(-1)!) === name;

/** The name of an output column that is made of the column of the same name, and is not that column. */
function shadowingName(output: readonly string[]): string | null {
  const named = output.at(-2)?.toLowerCase() === 'as' && isWord(output.at(-1));
  const cast = output.indexOf('::');
  const expression = named ? output.slice(0, -2) : output;
  const source = named ? output.at(-1)! : cast > 0 ? output[cast - 1]! : '';
  if (!isWord(source)) return null;
  const name = nameOf(source);
  if (isPlainColumn(expression, name)) return null;
  const isMadeOfIt = expression.some(
    (text, index) => isWord(text) && nameOf(text) === name && expression[index + 1] !== '(',
  );
  return isMadeOfIt ? name : null;
}

/** What of the keys is a bare name: with a table before it, it is the table's column. */
function bareKeys(tokens: readonly string[]): string[] {
  const keys: string[] = [];
  let depth = 0;
  let key: string[] = [];
  const close = () => {
    if (isWord(key[0]) && key[1] !== '.' && key[1] !== '(' && key[1] !== '::') keys.push(nameOf(key[0]!));
    key = [];
  };
  for (const text of tokens) {
    if (text === ')' && depth === 0) break;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0 && endsOrder.has(text.toLowerCase())) break;
    if (depth === 0 && text === ',') close();
    else key.push(text);
  }
  close();
  return keys;
}

/** The name by which a statement orders without meaning it: the output column of that name is another value. */
export function shadowedOrder(sql: string): string | null {
  const tokens = [...sql.matchAll(token)].map(([text]) => text).filter((text) => !text.startsWith('--'));
  const selects: (Select | null)[] = [null];
  for (const [index, text] of tokens.entries()) {
    const word = text.toLowerCase();
    const select = selects.at(-1);
    for (const outer of selects.slice(0, -1)) if (outer?.open) outer.outputs.at(-1)!.push(text);
    if (text === '(') selects.push(null);
    if (text === ')') selects.pop();
    if (word === 'select') {
      selects[selects.length - 1] = { outputs: [...(select?.outputs ?? []), []], open: true };
    } else if (select?.open && (word === 'from' || text === ';')) select.open = false;
    else if (select?.open && text === ',') select.outputs.push([]);
    else if (select?.open) select.outputs.at(-1)!.push(text);
    if (word !== 'order' || tokens[index + 1]?.toLowerCase() !== 'by' || !select) continue;
    const shadowing = new Set(select.outputs.map((output) => shadowingName(withoutDistinct(output))));
    const found = bareKeys(tokens.slice(index + 2)).find((name) => shadowing.has(name));
    if (found !== undefined) return found;
  }
  return null;
}

const known = new Map<string, string | null>();

function refuseShadowedOrder(statement: Statement | string): void {
  const text = typeof statement === 'string' ? statement : statement.text;
  if (!/order by/i.test(text)) return;
  if (!known.has(text)) known.set(text, shadowedOrder(text));
  const name = known.get(text)!;
  if (name !== null)
    throw new Error(`This statement orders by its output column "${name}". Name the table before it: ${text}`);
}

/** A database that refuses statements that order by another value than they seem to. */
export const withOrderCheck = (db: Database): Database => observeStatements(db, refuseShadowedOrder);
