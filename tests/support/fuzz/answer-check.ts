import type { Operation } from './openapi-operations.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const parsed = (type: string, body: string): unknown => (type.endsWith('json') ? JSON.parse(body) : body);

/** What is wrong with an answer by the document; null: nothing. */
export function problemOf({ answers }: Operation, { status, type, body }: FuzzAnswer): string | null {
  if (status >= 500) return 'The shop failed.';
  const declared = answers.get(String(status)) ?? (status >= 400 ? answers.get('default') : undefined);
  if (!declared) return 'The status is not declared.';
  if (declared.size === 0) return body === '' ? null : 'A body is there where none is declared.';
  const [mediaType = ''] = type.split(';');
  const check = declared.get(type) ?? declared.get(mediaType);
  if (!check) return `The type '${type}' is not declared.`;
  if (status >= 400 && body.trim() === '') return 'A refusal without a sentence.';
  const { error } = check.safeParse(parsed(mediaType, body));
  return error
    ? `The body does not match: ${error.issues.map((one) => `${one.path.join('.')} ${one.message}`)[0]}`
    : null;
}
