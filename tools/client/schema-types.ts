/** JSON Schema, as far as the contract of the shop uses it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly description?: string;
}

const place = '#/components/schemas/';

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const comment = (text: string | undefined): string => (text ? `/** ${text.replaceAll('*/', '*∕')} */ ` : '');

const isOpen = (schema: JsonSchema): boolean => typeof schema === 'object' && Object.keys(schema).length > 0;

/** The members of an object, where `name` stands for the types that have a name. */
function objectType(schema: JsonSchema, name: (of: string) => string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).map(([key, property]) => {
    const optional = required.includes(key) ? '' : '?';
    return `${comment(property.description)}${keyOf(key)}${optional}: ${typeOf(property, name)};`;
  });
  const others =
    typeof additionalProperties === 'object' && isOpen(additionalProperties)
      ? `Record<string, ${typeOf(additionalProperties, name)}>`
      : 'Record<string, unknown>';
  if (members.length === 0) return additionalProperties === false ? 'Record<string, never>' : others;
  const own = `{ ${members.join(' ')} }`;
  return typeof additionalProperties === 'object' ? `(${own} & Record<string, unknown>)` : own;
}

const union = (types: readonly string[]): string => {
  const different = [...new Set(types)];
  return different.length === 1 ? different[0]! : `(${different.join(' | ')})`;
};

/** A schema as a type of TypeScript. */
export function typeOf(schema: JsonSchema, name: (of: string) => string): string {
  if (schema.$ref?.startsWith(place)) return name(schema.$ref.slice(place.length));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, name)));
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part, name)).join(' & ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const items = `readonly (${schema.items ? typeOf(schema.items, name) : 'unknown'})[]`;
      return schema.prefixItems
        ? `readonly [${schema.prefixItems.map((item) => typeOf(item, name)).join(', ')}]`
        : items;
    }
    case 'object':
      return objectType(schema, name);
    default:
      return 'unknown';
  }
}
