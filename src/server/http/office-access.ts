import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../sessions/visitor.ts';
import type { ApiDeps } from './api-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether whoever asks is signed in and works here. */
    mayEnterOffice(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  }
}

/** Lets the pages ask who may see the back office; they do not know sessions. */
export function officeAccess(app: FastifyInstance, deps: ApiDeps): void {
  app.decorate('mayEnterOffice', async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = (await visitorOf(request, reply, deps).findSession())?.userId ?? null;
    return userId !== null && (await deps.staffOf(userId)) !== null;
  });
}
