import type { FastifyInstance } from 'fastify';
import type { RefusalCode } from '#domain/errors.ts';
import type { Metrics } from './metrics/metrics.ts';
import { abortedStatus, onRequestEnd } from './request-end.ts';
import { isFileRoute } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, if it was. */
    refusalCode?: RefusalCode;
    /** Whose account it was about, if that is known. */
    accountId?: number;
  }
}

/** Answers that are counted as the same. */
export interface AnswerKind {
  /** What is the same in the lines of all of them; null: none is written. */
  readonly line: string | null;
  readonly end: string;
  readonly observe: (seconds: number) => void;
}

interface Deps {
  readonly metrics: Metrics;
  /** Null: nothing is logged. */
  readonly write: ((line: string) => void) | null;
}

interface MoreOfAnswer {
  readonly code?: RefusalCode | undefined;
  readonly account?: number | undefined;
}

const more = ({ code, account }: MoreOfAnswer): string =>
  (code === undefined ? '' : `,"code":"${code}"`) + (account === undefined ? '' : `,"account":${account}`);

/**
 * What is told of every answer: it is counted, and the log gets a line in the format of the logger, joined from pieces that
 * are ready. Whatever stands in one is a word or a number of our own. Files are left out: they are many and say little.
 */
export class AnswerRecords {
  readonly #deps: Deps;
  readonly #begin = `,"pid":${process.pid},"reqId":"`;
  /** By route, method and status; none of them comes from a visitor. */
  readonly #kinds = new Map<string, Map<string, Map<number, AnswerKind>>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  kindOf(method: string, route: string, status: number): AnswerKind {
    const ofRoute = this.#kinds.getOrInsertComputed(route, () => new Map());
    const ofMethod = ofRoute.getOrInsertComputed(method, () => new Map());
    return ofMethod.getOrInsertComputed(status, () => this.#create(method, route, status));
  }

  tell({ line, end, observe }: AnswerKind, id: string, ms: number, details?: MoreOfAnswer): void {
    observe(ms / 1000);
    if (line === null) return;
    const roundMs = Math.round(ms * 10) / 10;
    const told = details ? more(details) : '';
    this.#deps.write!(`{"level":30,"time":${Date.now()}${this.#begin}${id}${line}${roundMs}${told}${end}`);
  }

  #create(method: string, route: string, status: number): AnswerKind {
    const isLogged = this.#deps.write && !isFileRoute(route);
    return {
      line: isLogged ? `","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":` : null,
      end: `,"msg":"${status === abortedStatus ? 'aborted' : 'answered'}"}\n`,
      observe: this.#deps.metrics.series(method, route, status),
    };
  }
}

/** Gives every answer its id, and records how it ended. */
export function recordAnswers(app: FastifyInstance, records: AnswerRecords): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  onRequestEnd(app, (request, reply, status) => {
    // The route's pattern, not the address: the number of kinds stays bounded.
    const kind = records.kindOf(request.method, request.routeOptions.url ?? 'unknown', status);
    records.tell(kind, request.id, reply.elapsedTime, { code: request.refusalCode, account: request.accountId });
  });
}
