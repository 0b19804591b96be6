/**
 * The Model Context Protocol over HTTP, as far as a server without state has to speak it: revision 2026-07-28, in which every
 * request says for itself what it is, and the three before it, which shake hands first. docs/decisions/0096 says why there is
 * no library.
 */
import { callTool, describeTool, type Tool } from './tool.ts';

const modernVersion = '2026-07-28';
/** Newest first. */
const legacyVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const metaKey = (name: string): string => `io.modelcontextprotocol/${name}`;

const codes = {
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

type Id = string | number;

interface Message {
  readonly id: Id;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly status: number;
  /** Null: there is nothing to say. */
  readonly body: object | null;
}

export interface McpServer {
  readonly tools: readonly Tool[];
  readonly serverInfo: { readonly name: string; readonly title: string; readonly version: string };
  /** What a model reads before it chooses. */
  readonly instructions: string;
  /** Says that somebody calls a tool; a sentence is why not. */
  readonly admit: () => Promise<string | null>;
}

/** It changes with a release of the shop. */
const cached = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

class ProtocolError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: object | undefined;

  constructor(
    code: keyof typeof codes,
    message: string,
    { status = 400, data }: { status?: number; data?: object } = {},
  ) {
    super(message);
    this.code = codes[code];
    this.status = status;
    this.data = data;
  }
}

const errorBody = (code: number, message: string, id?: Id, data?: object) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  error: { code, message, ...(data && { data }) },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isInteger(value);

/** Null: a notification, which is never answered. */
function readMessage(body: unknown): Message | null {
  if (!isObject(body) || body.jsonrpc !== '2.0' || typeof body.method !== 'string')
    throw new ProtocolError('invalidRequest', 'Send one JSON-RPC 2.0 request.');
  const { id, method, params = {} } = body;
  if (id === undefined) return null;
  if (!isId(id)) throw new ProtocolError('invalidRequest', 'The id must be a string or a whole number.');
  if (!isObject(params)) throw new ProtocolError('invalidParams', 'The params must be an object.');
  return { id, method, params };
}

/** A name that does not fit into a header comes as base64 in a frame. */
function plainHeader(value: string): string {
  const coded = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(value)?.[1];
  return coded === undefined ? value : Buffer.from(coded, 'base64').toString();
}

function requireHeader(headers: Headers, name: string, expected: unknown): void {
  const given = headers[name.toLowerCase()];
  if (typeof given !== 'string' || plainHeader(given) !== expected)
    throw new ProtocolError('headerMismatch', `Header mismatch: ${name} must say what the body says.`);
}

/** Whether a request speaks for itself, as it does since 2026-07-28. What contradicts itself is refused. */
function isModern({ method, params }: Message, headers: Headers): boolean {
  const meta = isObject(params._meta) ? params._meta : {};
  const stated = meta[metaKey('protocolVersion')];
  const header = headers['mcp-protocol-version'];
  const isLegacy = (version: unknown): boolean => legacyVersions.some((each) => each === version);
  if (stated === undefined && (header === undefined || isLegacy(header)) && method !== 'server/discover') return false;
  const version = stated ?? header;
  if (version !== undefined && version !== modernVersion)
    throw new ProtocolError('unsupportedVersion', 'Unsupported protocol version', {
      data: { supported: [modernVersion], requested: version },
    });
  if (stated === undefined || !isObject(meta[metaKey('clientCapabilities')]))
    throw new ProtocolError('invalidParams', 'The _meta must have the protocol version and the client’s capabilities.');
  requireHeader(headers, 'MCP-Protocol-Version', stated);
  requireHeader(headers, 'Mcp-Method', method);
  if (method === 'tools/call') requireHeader(headers, 'Mcp-Name', params.name);
  return true;
}

/** The version that was asked for, or the newest that shakes hands. */
const agreedVersion = ({ protocolVersion }: Message['params']): string =>
  legacyVersions.find((version) => version === protocolVersion) ?? legacyVersions[0];

async function call({ tools, admit }: McpServer, { name, arguments: given }: Message['params']): Promise<object> {
  const called = tools.find((tool) => tool.name === name);
  if (!called) {
    // Whatever else stands there may have no text at all.
    const asked = typeof name === 'string' ? name.slice(0, 100) : 'its name must be a string';
    throw new ProtocolError('invalidParams', `Unknown tool: ${asked}`, { status: 200 });
  }
  const sentence = await admit();
  return sentence ? { content: [{ type: 'text', text: sentence }], isError: true } : callTool(called, given);
}

async function resultOf(server: McpServer, message: Message, modern: boolean): Promise<object> {
  const { tools, serverInfo, instructions } = server;
  const capabilities = { tools: {} };
  switch (message.method) {
    case 'tools/list':
      return { tools: tools.map(describeTool), ...cached };
    case 'tools/call':
      return call(server, message.params);
    case 'server/discover':
      if (modern) return { supportedVersions: [modernVersion], capabilities, instructions, ...cached };
      break;
    case 'initialize':
      if (!modern) return { protocolVersion: agreedVersion(message.params), capabilities, serverInfo, instructions };
      break;
    case 'ping':
      if (!modern) return {};
      break;
  }
  throw new ProtocolError('unknownMethod', 'Method not found', { status: modern ? 404 : 200 });
}

/** Answers one message. Throws only where the shop itself failed. */
export async function answerMessage(server: McpServer, body: unknown, headers: Headers): Promise<Answer> {
  let id: Id | undefined;
  try {
    const message = readMessage(body);
    if (!message) return { status: 202, body: null };
    ({ id } = message);
    const result = await resultOf(server, message, isModern(message, headers));
    const _meta = { [metaKey('serverInfo')]: server.serverInfo };
    return { status: 200, body: { jsonrpc: '2.0', id, result: { resultType: 'complete', ...result, _meta } } };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return { status: error.status, body: errorBody(error.code, error.message, id, error.data) };
  }
}
