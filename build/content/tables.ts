import type { Token } from 'markdown-it';

const roles: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

/**
 * On a phone a row becomes a block with the column's name before each value. Changing how a table is displayed takes
 * its meaning away in some browsers, so the roles are written out, and each cell carries the name of its column.
 */
export function markTables(tokens: readonly Token[]): void {
  let columnNames: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    const role = roles[token.type];
    if (role) token.attrSet('role', role);
    if (token.type === 'table_open') columnNames = [];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      token.attrSet('scope', 'col');
      columnNames.push(tokens[index + 1]?.content ?? '');
    }
    if (token.type === 'td_open') {
      if (column === 0) markRowHeader(token, tokens[index + 2]);
      else token.attrSet('data-label', columnNames[column] ?? '');
      column += 1;
    }
  }
}

function markRowHeader(open: Token, close: Token | undefined): void {
  open.tag = 'th';
  open.attrSet('role', 'rowheader');
  open.attrSet('scope', 'row');
  if (close) close.tag = 'th';
}
