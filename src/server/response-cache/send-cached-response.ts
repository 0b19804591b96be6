import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { chooseCoding, hasSameTag, type Coding } from './negotiation.ts';
import { toBrotli, type Answer, type FoundAnswer } from './response-cache.ts';

/** Every cache may keep these, and asks each time whether they still hold. */
const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' };
const privateHeaders = { 'cache-control': 'no-store', vary: 'accept-encoding' };

function sendCoded(reply: FastifyReply, answer: Answer, coding: Coding): void {
  if (coding === 'br') reply.header('content-encoding', 'br');
  reply.send(coding === 'br' ? answer.brotli : answer.plain);
}

/** Sends it as the client likes it, or says that the client has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { answer, isStale }: FoundAnswer): void {
  const { status, headers, brotli } = answer;
  reply.code(status).headers(headers);
  reply.headers(isStale || status !== 200 ? privateHeaders : publicHeaders);
  if (isStale) reply.header('x-taar-stale', 'true');
  const isKnown = status === 200 && hasSameTag(request.headers['if-none-match'], headers['etag']!);
  if (isKnown) return void reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const coding = chooseCoding(accepted, brotli ? ['br', 'identity'] : ['identity']);
  if (coding) return sendCoded(reply, answer, coding);
  if (!chooseCoding(accepted)) return void reply.send(new Refusal('coding-refused'));
  toBrotli(answer.plain, 6).then(
    (bytes) => sendCoded(reply, { ...answer, brotli: bytes }, 'br'),
    (error: Error) => reply.send(error),
  );
}
