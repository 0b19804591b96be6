import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';

/** One slash, then anything but a second one: what begins with two names another host to whoever resolves it. */
const ownPath = /^\/(?![/\\])/;
/** What a browser never sends and a parser of addresses would take away or turn into something else. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const altered = /[\\#\s\p{Cc}]|%00|\/(\.|%2e){1,2}(\/|$)/iu;

/** Whether it is a path of ours as browsers write it. `*`, whole addresses and dots that climb are not. */
export function isOwnTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return ownPath.test(path) && !altered.test(path);
}

/** Refuses what is no path of ours before a file, a page or a cache sees it. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOwnTarget(request.raw.url ?? '')) return done();
    return done(new Refusal('input-invalid'));
  });
}
