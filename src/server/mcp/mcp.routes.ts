import type { FastifyInstance } from 'fastify';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import { networkOf } from '../throttle/throttle.ts';
import type { McpServer } from './protocol.ts';

interface Deps {
  readonly throttle: Throttle;
  /** What it is made of is loaded when the first request comes. */
  readonly loadServer: () => Promise<Omit<McpServer, 'admit'>>;
}

const mcpPath = '/mcp';

/** Tools that one network may call. */
const callsPerNetwork: Limit = { max: 600, minutes: 10 };
const tooMany = 'That’s more calls than we take in ten minutes. Please wait a little.';

/** The tools of the shop for agents, without an account. */
export function mcpRoutes(scope: FastifyInstance, { throttle, loadServer }: Deps): void {
  const load = async () => {
    const [server, { answerMessage }] = await Promise.all([loadServer(), import('./protocol.ts')]);
    return { server, answerMessage };
  };
  let loaded: ReturnType<typeof load> | undefined;

  scope.post(mcpPath, { config: { access: 'anyone' } }, async (request, reply) => {
    const { server, answerMessage } = await (loaded ??= load());
    const admit = async () =>
      (await throttle.consume(`mcp:${networkOf(request.clientAddress)}`, callsPerNetwork)) ? null : tooMany;
    const { status, body } = await answerMessage({ ...server, admit }, request.body, request.headers);
    reply.code(status).header('cache-control', 'no-store');
    return body === null ? reply.send() : reply.type('application/json').send(body);
  });
  // No stream is offered, and there is no session to end.
  scope.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    config: { access: 'anyone', cheap: true },
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}
