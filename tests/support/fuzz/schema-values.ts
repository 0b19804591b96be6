import type { Random } from '../random.ts';
import { pick } from './hostile-values.ts';

/** As much of JSON Schema as the document of the shop uses for what callers send. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values by the name of a field that get further than made-up ones: ids that exist, addresses, right passwords. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const letters = 'abcdefghijklmnopqrstuvwxyz 0123456789-ÅéअZ';

function textFor({ minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  const length = pick(random, [minLength, maxLength, minLength + random(Math.min(12, maxLength - minLength + 1))]);
  return Array.from({ length }, () => letters[random(letters.length)]).join('');
}

function numberFor({ minimum = 0, maximum = 1_000_000 }: JsonSchema, random: Random): number {
  return pick(random, [minimum, maximum, minimum + random(maximum - minimum + 1)]);
}

/** Something that the schema allows, or nearly: patterns are known to the names of fields alone. */
export function valueFor(schema: JsonSchema, name: string, known: KnownValues, random: Random): unknown {
  const examples = known[name];
  if (examples && random(8) > 0) return pick(random, examples);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return valueFor(pick(random, schema.anyOf), name, known, random);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, known, random);
    case 'integer':
    case 'number':
      return numberFor(schema, random);
    case 'boolean':
      return random(2) === 0;
    case 'null':
      return null;
    default:
      return textFor(schema, random);
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, known: KnownValues, random: Random): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || random(3) > 0);
  return Object.fromEntries(given.map(([name, schema]) => [name, valueFor(schema, name, known, random)]));
}
