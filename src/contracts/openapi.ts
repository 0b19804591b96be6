import { z } from 'zod';
import { testEvent, webhookEvents } from '#domain/webhooks/webhooks.ts';
import type { Endpoint, EndpointKey, Endpoints } from './endpoint.ts';
import { splitEndpointKey, takesToken } from './endpoint.ts';
import { webhookBody, webhookHeaders, type webhookData } from './webhook-events.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** Takes the named schemas out of where they are used, since references count from the root of the document. */
function shareNamedSchemas(document: Json): { document: Json; schemas: Json } {
  const schemas: Json = {};
  const text = JSON.stringify(document, (_key, value: Json) => {
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value;
    const { $defs, ...rest } = value;
    Object.assign(schemas, $defs);
    return rest;
  });
  const lift = (json: string): Json => JSON.parse(json.replaceAll('#/$defs/', '#/components/schemas/')) as Json;
  return { document: lift(text), schemas: lift(JSON.stringify(schemas)) };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const sentence = {
  description: 'One plain sentence that says what is wrong.',
  content: {
    'text/plain': { schema: { type: 'string' } },
    // For a caller that asks for it (RFC 9457).
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          code: { type: 'string' },
        },
        required: ['type', 'title', 'status', 'detail', 'code'],
      },
    },
  },
};

function goodAnswer({ reply, file }: Endpoint): Json {
  if (reply) return { description: 'Done.', content: { 'application/json': { schema: jsonSchema(reply, 'output') } } };
  if (file) return { description: 'A file.', content: { [file]: { schema: { type: 'string', format: 'binary' } } } };
  return { description: 'Done; the answer has no body.' };
}

function answers(endpoint: Endpoint): Json {
  const good = goodAnswer(endpoint);
  return { [endpoint.status]: good, default: sentence };
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'taar_session',
    description: 'The session of a browser; __Host-taar_session where the shop is on https.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'taar_…',
    description: 'A token of a program, made in the office. It needs the right that stands with the call.',
  },
};

/** What opens a call. Where there is no session yet, a call of a visitor makes one. */
function security(endpoint: Endpoint): Json[] {
  const { access, right } = endpoint;
  if (access === 'anyone') return [];
  if (access === 'visitor') return [{}, { session: [] }];
  const needed = right ? [right] : [];
  return [{ session: needed }, ...(takesToken(endpoint) ? [{ token: needed }] : [])];
}

function operation(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: answers(endpoint),
  };
}

/** What the shop sends by itself, to where the office says. */
function webhooks(): Json {
  const told = { ...webhookEvents, [testEvent]: 'Sent from the office, to see whether it arrives' };
  const entries = Object.entries(told) as [keyof typeof webhookData, string][];
  return Object.fromEntries(
    entries.map(([type, summary]) => [
      type,
      {
        post: {
          summary,
          security: [],
          parameters: parameters(webhookHeaders, 'header'),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(webhookBody(type), 'output') } },
          },
          responses: { '2XX': { description: 'It arrived. With any other answer it is sent again, for three days.' } },
        },
      },
    ]),
  );
}

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(endpoints: Endpoints, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const { method, path } = splitEndpointKey(key);
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(endpoint) };
  }
  const shared = shareNamedSchemas({ paths, webhooks: webhooks() });
  return {
    openapi: '3.1.0',
    info: { title: 'taar', version },
    ...shared.document,
    components: { schemas: shared.schemas, securitySchemes },
  };
}
