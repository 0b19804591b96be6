import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Film } from '#domain/shop.ts';

interface Options {
  /** Inline scripts that may run, named by their hash; no other inline script does. */
  readonly inlineScripts: readonly string[];
  readonly development: boolean;
  readonly https: () => boolean;
  /** Films of other hosts; no other frame is shown. */
  readonly films: Readonly<Record<string, Pick<Film, 'url'> | null>>;
}

const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hosts that may show a film in a frame of ours; where there is none, the default forbids all. */
const frameSources = (films: Options['films']): string[] => {
  const origins = Object.values(films).flatMap((film) => (film ? [new URL(film.url).origin] : []));
  return origins.length > 0 ? [['frame-src', ...new Set(origins)].join(' ')] : [];
};

export function contentSecurityPolicy({ inlineScripts, development, films }: Omit<Options, 'https'>): string {
  // Vite's development client writes an inline script of its own; the built shop has only ours.
  const scripts = development ? ["'unsafe-inline'"] : inlineScripts.map(hashSource);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    ...frameSources(films),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The same guards on every answer, errors and files included. */
export function securityHeaders(app: FastifyInstance, options: Options): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  };
  const httpsHeaders = { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(options.https() ? httpsHeaders : headers);
    done();
  });
}
