import { typeOf, type JsonSchema } from './schema-types.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Operation {
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** As `openApiDocument` makes it. */
export interface ClientDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const head = '// Written by tools/write-client.ts from the contract. Change that, and run it.\n';
const idempotencyKey = 'idempotency-key';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'post /api/admin/orders/{id}/refunds' is postAdminOrdersByIdRefunds. */
export function functionName(method: string, path: string): string {
  const words = path.replace(/^\/api/, '').split(/[/.-]/);
  return (
    method + words.map((word) => (word.startsWith('{') ? `By${capital(word.slice(1, -1))}` : capital(word))).join('')
  );
}

/** How the answer is read: by the shop's own content types. */
function answerKind({ responses }: Operation): 'json' | 'bytes' | 'nothing' {
  const [good] = Object.entries(responses).find(([status]) => status !== 'default')!;
  const { content } = responses[good]!;
  if (!content) return 'nothing';
  return content['application/json'] ? 'json' : 'bytes';
}

const inSchemas = (name: string): string => `Schemas.${name}`;

function replyType(operation: Operation): string {
  const kind = answerKind(operation);
  if (kind !== 'json') return kind === 'bytes' ? 'Uint8Array' : 'void';
  const [, { content }] = Object.entries(operation.responses).find(([status]) => status !== 'default')!;
  return typeOf(content!['application/json']!.schema, inSchemas);
}

/** One part of what a caller passes: its own, and none if the call has none. */
function member(name: string, parameters: readonly Parameter[]): string[] {
  if (parameters.length === 0) return [];
  const required = parameters.filter(({ required: isRequired }) => isRequired).map((parameter) => parameter.name);
  const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema]));
  const type = typeOf({ type: 'object', properties, required }, inSchemas);
  return [`${name}${required.length > 0 ? '' : '?'}: ${type};`];
}

function inputType({ parameters, requestBody }: Operation): { type: string; required: boolean } {
  const of = (place: Parameter['in']) => parameters.filter((one) => one.in === place && one.name !== idempotencyKey);
  const key = parameters.find(({ name }) => name === idempotencyKey);
  const json = requestBody?.content['application/json'];
  const members = [
    ...member('params', of('path')),
    ...member('query', of('query')),
    ...member('headers', of('header')),
    ...(key ? [`/** The same again is done once. */ idempotencyKey${key.required ? '' : '?'}: string;`] : []),
    ...(json ? [`body: ${typeOf(json.schema, inSchemas)};`] : []),
    ...(requestBody && !json ? ['file: BodyInit;'] : []),
  ];
  const required = members.some((one) => /^(\/\*\* .*? \*\/ )?\w+: /.test(one));
  return { type: `{ ${members.join(' ')} signal?: AbortSignal }`, required };
}

/** Who may call it, in words. */
function accessWords({ security }: Operation): string {
  const token = security.find((one) => one['token'])?.['token'];
  if (token) return ` Takes a token with the right ${token.join(', ')}.`;
  return security.some((one) => one['session']) && security.length === 1 ? ' Needs a session.' : '';
}

const escape = (text: string): string => text.replaceAll('*/', '*∕');

/** The files of the client that follow from the contract. */
export function clientFiles({ paths, components }: ClientDocument): Record<string, string> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      name: functionName(method, path),
    })),
  );
  const scripts = calls.map(({ name, method, path, operation }) => {
    const given = [method.toUpperCase(), path, answerKind(operation)].map((text) => `'${text}'`).join(', ');
    return `export const ${name} = /* @__PURE__ */ endpoint(${given});\n`;
  });
  const types = calls.map(({ name, method, path, operation }) => {
    const { type, required } = inputType(operation);
    const words = `${method.toUpperCase()} ${path}: ${operation.summary}${accessWords(operation)}`;
    const promised = `Promise<${replyType(operation)}>`;
    return `/** ${escape(words)} */\nexport function ${name}(client: Client, input${required ? '' : '?'}: ${type}): ${promised};\n`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, (other) => other)};\n`,
  );
  return {
    'calls.js': `${head}import { endpoint } from './core.js';\n\n${scripts.join('')}`,
    'calls.d.ts': `${head}import type { Client } from './core.js';\nimport type * as Schemas from './schemas.js';\n\n${types.join('\n')}`,
    'schemas.d.ts': `${head}${schemas.join('')}`,
  };
}
