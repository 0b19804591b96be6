import type { Api } from '#contracts/api.ts';
import type { CallInput, Reply } from '#contracts/endpoint.ts';
import type { RefusalCode } from '#domain/errors.ts';

/** Any answer that is not OK, of the shop and of the office. Its message is the status code, a colon and the sentence. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, for showing to a person. */
  readonly sentence: string;
  /** What was refused; undefined: the answer was not one of ours, but of something on the way. */
  readonly code: RefusalCode | undefined;
  /** Under which the server's log has the call. */
  readonly requestId: string | null;

  constructor(status: number, sentence: string, code?: RefusalCode, requestId: string | null = null) {
    super(`${status}: ${sentence}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.requestId = requestId;
  }
}

/** The refusal that an answer is. The server's are RFC 9457; of anything else the text is what there is to say. */
async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  let problem: { detail?: string; code?: RefusalCode } | null = null;
  try {
    problem = JSON.parse(text);
  } catch {
    // The text of something on the way.
  }
  const sentence = problem?.detail || text || response.statusText;
  return new ApiError(response.status, sentence, problem?.code, response.headers.get('x-request-id'));
}

let transport: typeof fetch = (input, init) => fetch(input, init);

/** While the server renders, calls go to the app in the same process. */
export function setTransport(replacement: typeof fetch): void {
  transport = replacement;
}

type Values = Readonly<Record<string, string | number | undefined>>;

function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

type Input = {
  params?: Values;
  query?: Values;
  headers?: Record<string, string>;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal;
};

/** Ends a call whose answer nobody waits for any more. */
type Abortable = { readonly signal?: AbortSignal };

/** The answer itself, for the few callers that read its headers. */
export async function request<K extends keyof Api>(key: K, ...[input]: CallArguments<K>): Promise<Response> {
  const { params, query, headers, body, file, signal } = (input ?? {}) as Input;
  const [method, path] = key.split(' ') as [string, string];
  const response = await transport(addressOf(path, params, query), {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    headers: {
      accept: 'application/json, application/problem+json',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
    },
    body: file ?? JSON.stringify(body) ?? null,
  });
  if (!response.ok) throw await toApiError(response);
  return response;
}

export type CallArguments<K extends keyof Api> =
  Record<string, never> extends CallInput<Api[K]>
    ? [input?: CallInput<Api[K]> & Abortable]
    : [input: CallInput<Api[K]> & Abortable];

/** `call('GET /api/products/:id', { params: { id } })`: typed by the contract, which itself stays on the server. */
export async function call<K extends keyof Api>(key: K, ...input: CallArguments<K>): Promise<Reply<Api[K]>> {
  const response = await request(key, ...input);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Reply<Api[K]>;
}
