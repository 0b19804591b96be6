import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** One call of `query` in a source file. */
export interface QuerySite {
  readonly file: string;
  /** The declaration that it stands in, with a number from the second one on: `page`, `page 2`. */
  readonly name: string;
  readonly statement: StatementSource;
  /** Where its row type stands, without the angle brackets; null: its rows are not read. */
  readonly rowType: { readonly start: number; readonly end: number } | null;
  /** Where `query` ends. */
  readonly end: number;
}

/** Where the text of a statement comes from; computed: only a call can tell. */
type StatementSource =
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'computed' };

function declaredNames(node: ESTree.Directive | ESTree.Statement): string[] {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id!.name];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function sourceOf(argument: ESTree.Argument | undefined, constants: ReadonlySet<string>): StatementSource {
  if (argument?.type === 'Identifier' && constants.has(argument.name)) return { kind: 'constant', name: argument.name };
  // One of several statements, which all answer with the same columns.
  if (argument?.type === 'MemberExpression' && argument.object.type === 'Identifier')
    return constants.has(argument.object.name)
      ? { kind: 'constant', name: argument.object.name }
      : { kind: 'computed' };
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return { kind: 'text', text: argument.value };
  if (argument?.type === 'TemplateLiteral' && argument.expressions.length === 0)
    return { kind: 'text', text: argument.quasis[0]!.value.cooked! };
  return { kind: 'computed' };
}

export function querySitesOf(file: string, source: string): QuerySite[] {
  const { program } = parseSync(file, source);
  const constants = new Set(program.body.flatMap(declaredNames));
  const sites: QuerySite[] = [];
  for (const declaration of program.body) {
    const [owner = ''] = declaredNames(declaration);
    let count = 0;
    new Visitor({
      CallExpression({ callee, typeArguments, arguments: [statement] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (callee.property.name !== 'query') return;
        count += 1;
        const [row] = typeArguments?.params ?? [];
        sites.push({
          file,
          name: count === 1 ? owner : `${owner} ${count}`,
          statement: sourceOf(statement, constants),
          rowType: row ? { start: row.start, end: row.end } : null,
          end: callee.property.end,
        });
      },
    }).visit({ ...program, body: [declaration] });
  }
  return sites;
}
