import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { sendRefusal } from '../errors.ts';
import { AdmissionGate, type GateLimits } from './admission-gate.ts';
import { isFileRoute } from './request-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: the answer costs next to nothing, or asks for admission where it begins to cost something. */
    cheap?: boolean;
  }

  interface FastifyInstance {
    /** Does dear work once there is room for it, or refuses it as overloaded. Heavy work takes several places. */
    admit: <T>(work: () => Promise<T>, places?: number) => Promise<T>;
  }
}

const observeEveryMs = 100;
/** Who was cut off is not waited for; what was begun for him is, but not for ever. */
const abandonedAfterMs = 10_000;

/** What the shop asks of itself was admitted together with what it belongs to. */
const isFromOutside = (request: FastifyRequest): boolean => request.raw.socket instanceof Socket;

function isDear(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return url !== undefined && !config.cheap && !isFileRoute(url) && isFromOutside(request);
}

function observeLoop(app: FastifyInstance, gate: AdmissionGate): void {
  let dueMs = performance.now() + observeEveryMs;
  const timer = setInterval(() => {
    const nowMs = performance.now();
    gate.observeLoop(nowMs - dueMs);
    dueMs = nowMs + observeEveryMs;
  }, observeEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Lets in only as much dear work as the process can do in time, and turns the rest away at once with 503 and
 * Retry-After. Register it after the caches: what they answer never comes here.
 */
export function admission(app: FastifyInstance, limits: GateLimits | undefined): void {
  if (!limits) return void app.decorate('admit', (work) => work());
  const gate = new AdmissionGate(limits);
  const overloaded = new Refusal('overloaded');
  const finishers = new WeakMap<FastifyRequest, () => void>();
  observeLoop(app, gate);

  app.decorate('admit', <T>(work: () => Promise<T>, places = 1): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    gate.enter(
      (finish) => resolve(work().finally(finish)),
      () => reject(overloaded),
      places,
    );
    return promise;
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!isDear(request)) return done();
    return gate.enter(
      (finish) => {
        if (request.raw.socket.destroyed) return finish();
        finishers.set(request, finish);
        reply.raw.once('close', () => {
          if (finishers.has(request)) setTimeout(finish, abandonedAfterMs).unref();
        });
        return done();
      },
      // Not as an error: nothing failed, and a log full of it would be work as well.
      () => void sendRefusal(request, reply, overloaded),
    );
  });
  const finish = (request: FastifyRequest): void => {
    finishers.get(request)?.();
    finishers.delete(request);
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    finish(request);
    done(null, payload);
  });
}
