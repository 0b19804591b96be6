import type { Api } from '#contracts/api.ts';
import type { CallInput, Reply } from '#contracts/endpoint.ts';

/** Any answer that is not OK. Its message is the status code, a colon and the answer's text. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, for showing to a person. */
  readonly userMessage: string;
  /** The answer's own text, which may be empty. */
  readonly answer: string;

  constructor(status: number, userMessage: string, answer = userMessage) {
    super(`${status}: ${userMessage}`);
    this.name = 'ApiError';
    this.status = status;
    this.userMessage = userMessage;
    this.answer = answer;
  }
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
  signal?: AbortSignal;
};

/** Ends a call whose answer nobody waits for any more. */
type Abortable = { readonly signal?: AbortSignal };

/** The answer itself, for the few callers that read its headers. */
export async function request<K extends keyof Api>(key: K, ...[input]: CallArguments<K>): Promise<Response> {
  const { params, query, headers, body, signal } = (input ?? {}) as Input;
  const [method, path] = key.split(' ') as [string, string];
  const response = await transport(addressOf(path, params, query), {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const answer = await response.text();
    throw new ApiError(response.status, answer || response.statusText, answer);
  }
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
