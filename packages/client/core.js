/** What the shop refused, or could not do: its sentence, the status and the code of the refusal. */
export class TaarError extends Error {
  constructor(message, { status, code }) {
    super(message);
    this.name = 'TaarError';
    this.status = status;
    this.code = code;
  }
}

/** Where the shop is, and how it is asked. Nothing is sent. */
export const createClient = ({ url, token = null, fetch = globalThis.fetch, headers = {} }) => ({
  url: new URL(url),
  fetch,
  headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
});

async function toError(response) {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.includes('application/problem+json');
  const { detail, code } = isProblem ? JSON.parse(text) : { detail: text, code: 'unknown' };
  return new TaarError(detail || `The shop answered ${response.status}.`, { status: response.status, code });
}

/** What an address would swallow, or take for a step up, would be another call. */
const segmentOf = (name, value) => {
  if (value === undefined || value === null || /^\.{0,2}$/.test(String(value)))
    throw new TypeError(`params.${name} must name something.`);
  return encodeURIComponent(value);
};

const addressOf = ({ url }, path, { params = {}, query = {} }) => {
  const address = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, params[name])),
    url,
  );
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  }
  return address;
};

/** One call of the contract. */
export const endpoint =
  (method, path, kind) =>
  async (client, input = {}) => {
    const { headers = {}, idempotencyKey, body, file, signal } = input;
    const sent = {
      accept: 'application/json, application/problem+json',
      ...client.headers,
      ...headers,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    };
    const response = await client.fetch(addressOf(client, path, input), {
      method,
      headers: sent,
      ...(body === undefined && file === undefined ? {} : { body: file ?? JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await toError(response);
    if (kind === 'json') return response.json();
    const bytes = new Uint8Array(await response.arrayBuffer());
    return kind === 'bytes' ? bytes : undefined;
  };
