import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { chooseCoding, hasSameTag, type Coding } from './negotiation.ts';
import { toBrotli, type CachedResponse, type FoundResponse } from './response-cache.ts';

/** Every cache may store these, and has to revalidate them each time. */
const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' };
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
