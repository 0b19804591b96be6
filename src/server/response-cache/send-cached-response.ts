import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { toBrotli, type CachedResponse, type FoundResponse } from './response-cache.ts';

export type Coding = 'br' | 'identity';

/** The weight that an Accept-Encoding gives to each coding it names, RFC 9110 section 12.5.3. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return weights;
}

/** Which of the codings there are is sent: the smaller one where the client likes both alike. Null: it takes none. */
export function chooseCoding(
  header: string | undefined,
  codings: readonly Coding[] = ['br', 'identity'],
): Coding | null {
  const weights = weightsOf(header ?? 'identity');
  const brotli = codings.includes('br') ? (weights.get('br') ?? weights.get('*') ?? 0) : 0;
  if (brotli > 0 && brotli >= (weights.get('identity') ?? 0)) return 'br';
  // What is not compressed is welcome unless it is refused.
  const identity = weights.get('identity') ?? weights.get('*') ?? 1;
  return codings.includes('identity') && identity > 0 ? 'identity' : null;
}

/** Whether the client has what we would send, by its If-None-Match: a list, weak or not, or '*'. */
export function hasSameTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Every cache may store these, and has to revalidate them each time. */
export const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' };
const privateHeaders = { 'cache-control': 'no-store', vary: 'accept-encoding' };

function sendCoded(reply: FastifyReply, response: CachedResponse, coding: Coding): void {
  if (coding === 'br') reply.header('content-encoding', 'br');
  reply.send(coding === 'br' ? response.brotli : response.plain);
}

/** Sends the response in the coding that the client prefers, or 304 if the client has it already. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isStale }: FoundResponse,
): void {
  const { status, headers, brotli } = response;
  reply.code(status).headers(headers);
  reply.headers(isStale || status !== 200 ? privateHeaders : publicHeaders);
  if (isStale) reply.header('x-taar-stale', 'true');
  const isKnown = status === 200 && hasSameTag(request.headers['if-none-match'], headers['etag']!);
  if (isKnown) return void reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const coding = chooseCoding(accepted, brotli ? ['br', 'identity'] : ['identity']);
  if (coding) return sendCoded(reply, response, coding);
  if (!chooseCoding(accepted)) return void reply.send(new Refusal('coding-refused'));
  toBrotli(response.plain, 6).then(
    (bytes) => sendCoded(reply, { ...response, brotli: bytes }, 'br'),
    (error: Error) => reply.send(error),
  );
}
