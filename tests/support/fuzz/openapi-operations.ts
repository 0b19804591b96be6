import { z } from 'zod';
import type { JsonSchema } from './schema-values.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

type Definition = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters: readonly Parameter[];
            readonly requestBody?: { readonly content: { 'application/json'?: { schema: JsonSchema } } };
            readonly responses: Readonly<Record<string, Answer>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Definition>> };
}

/** One call that the document declares. */
export interface Operation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  /** The status of success, and `default` for refusals; by content type what the body must be. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, z.ZodType>>;
}

const place = '#/$defs/';

/** The schemas that one refers to, and those that they refer to. */
function definitionsFor(schema: object, all: Document['components']['schemas']) {
  const found: Record<string, Definition> = {};
  const waiting: object[] = [schema];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    for (const [, name] of JSON.stringify(each).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
      if (found[name!]) continue;
      const definition = all[name!];
      if (!definition) throw new Error(`The document has no schema '${name}'.`);
      found[name!] = definition;
      waiting.push(definition);
    }
  }
  return found;
}

/** Every operation of `/openapi.json`, with nothing but that document to go by. */
export function readOperations(text: string): Operation[] {
  const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', place)) as Document;
  // Most answers are one of few: all refusals have the same schema.
  const known = new Map<string, z.ZodType>();
  const checkOf = (schema: object): z.ZodType => {
    const key = JSON.stringify(schema);
    const check = known.get(key) ?? z.fromJSONSchema({ ...schema, $defs: definitionsFor(schema, components.schemas) });
    known.set(key, check);
    return check;
  };
  const answersOf = (responses: Readonly<Record<string, Answer>>) =>
    new Map(
      Object.entries(responses).map(([status, { content = {} }]) => [
        status,
        new Map(Object.entries(content).map(([type, { schema }]) => [type, checkOf(schema)])),
      ]),
    );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      answers: answersOf(responses),
    })),
  );
}
