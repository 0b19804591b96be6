import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { sendRefusal } from './errors.ts';
import { AdmissionGate, type GateLimits, type Line } from './admission-gate.ts';
import { isFileRoute } from './request-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: the answer costs next to nothing, or asks for admission where it begins to cost something. */
    cheap?: boolean;
    /** Where its handler waits, which asks for admission itself, once the body was read. */
    line?: Line;
    /** True: its work is done even if whoever asked for it went away while waiting, since it tells of money. */
    outlivesClient?: boolean;
  }

  interface FastifyInstance {
    /** Does dear work once there is room for it, or refuses it as overloaded. */
    admit: <T>(work: () => Promise<T>, wishes?: AdmissionWishes) => Promise<T>;
    /** For a process that stops: refuses whoever waits for admission, and from now on whoever would have to. */
    refuseWaiting: () => void;
  }
}

export interface AdmissionWishes {
  /** Heavy work takes several. */
  readonly places?: number;
  readonly line?: Line;
  /**
   * Called when there is no room at once: whoever can tell without a place that the work will be refused says so. What it
   * answers is called when the waiting is over.
   */
  readonly onWait?: ((refuse: (refusal: Refusal) => void) => () => void) | undefined;
}

const observeEveryMs = 100;
/** Who was cut off is not waited for; what was begun for him is, but not for ever. */
const abandonedAfterMs = 10_000;

/** What the shop asks of itself was admitted together with what it belongs to. */
const isFromOutside = (request: FastifyRequest): boolean => request.raw.socket instanceof Socket;

function isDear(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return url !== undefined && !config.cheap && !config.line && !isFileRoute(url) && isFromOutside(request);
}

/**
 * Does the work of a request in the line of its route, with its body read. Who went away while waiting gets none of it,
 * unless the work matters without them: a gateway that hung up has still told of a payment.
 */
export function admitRequest<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  work: () => Promise<T>,
  onWait?: AdmissionWishes['onWait'],
): Promise<T> {
  const { line, outlivesClient = line === 'never-refused' } = request.routeOptions.config;
  if (!line || !isFromOutside(request)) return work();
  const workIfThere = async () => {
    if (!outlivesClient && request.raw.socket.destroyed) throw new Refusal('overloaded');
    return work();
  };
  return app.admit(workIfThere, { line, onWait });
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
  if (!limits) {
    app.decorate('admit', (work) => work());
    app.decorate('refuseWaiting', () => {});
    return;
  }
  const gate = new AdmissionGate(limits);
  const overloaded = new Refusal('overloaded');
  const finishers = new WeakMap<FastifyRequest, () => void>();
  observeLoop(app, gate);
  app.decorate('refuseWaiting', () => gate.refuseWaiting());

  app.decorate('admit', <T>(work: () => Promise<T>, { places = 1, line = 'rest', onWait }: AdmissionWishes = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let isRefused = false;
    let leave = () => {};
    const stopWaiting = gate.hasRoom(line, places)
      ? undefined
      : onWait?.((refusal) => {
          isRefused = true;
          leave();
          reject(refusal);
        });
    if (!isRefused) {
      leave = gate.enter({
        line,
        places,
        // Work that throws before its first pause gives its place back too.
        begin: (finish) => resolve((async () => work())().finally(finish)),
        refuse: () => reject(overloaded),
      });
    }
    return promise.finally(stopWaiting);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!isDear(request)) return done();
    return void gate.enter({
      begin: (finish) => {
        if (request.raw.socket.destroyed) return finish();
        finishers.set(request, finish);
        reply.raw.once('close', () => {
          if (finishers.has(request)) setTimeout(finish, abandonedAfterMs).unref();
        });
        return done();
      },
      // Not as an error: nothing failed, and a log full of it would be work as well.
      refuse: () => void sendRefusal(request, reply, overloaded),
    });
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
