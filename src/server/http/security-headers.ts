import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isEmbedPath } from '#domain/paths/embed-paths.ts';
import { isFaultSoundsScript, isOwnCircuitPath, isPayingPath } from '#domain/paths/paths.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';

interface Options {
  /** Inline scripts that may run, named by their hash; no other inline script does. */
  readonly inlineScripts: readonly string[];
  readonly development: boolean;
  readonly https: () => boolean;
  readonly publicUrl: () => string;
  /** True: buyers pay with Razorpay's checkout, on the pages where they pay and nowhere else. */
  readonly gatewayScript: boolean;
  /** Films of other hosts; no other frame is shown. */
  readonly videoEmbeds: Readonly<Record<string, Pick<VideoEmbed, 'url'> | null>>;
}

const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What Razorpay's checkout loads, opens and reports to. */
const gateway = {
  scripts: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  images: 'https://cdn.razorpay.com',
  frames: 'https://api.razorpay.com https://checkout.razorpay.com',
  calls: 'https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
  forms: 'https://api.razorpay.com',
};

/** The hosts that may show a film in a frame of ours. */
const videoHosts = (videoEmbeds: Options['videoEmbeds']): string[] =>
  Object.values(videoEmbeds).flatMap((film) => (film ? [new URL(film.url).origin] : []));

type PolicyOptions = Omit<Options, 'https' | 'gatewayScript' | 'publicUrl'> & {
  readonly paying?: boolean;
  /** The page, or the worker, compiles WebAssembly. */
  readonly compiling?: boolean;
};

/** Where nothing may stand in a frame, the default forbids all. */
function frameSources({ videoEmbeds, paying }: PolicyOptions): string[] {
  const sources = [...new Set(videoHosts(videoEmbeds)), ...(paying ? ["'self'", gateway.frames] : [])];
  return sources.length > 0 ? [['frame-src', ...sources].join(' ')] : [];
}

export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inlineScripts, development, paying = false, compiling = false } = options;
  // Vite's development client writes an inline script of its own; the built shop has only ours.
  const scripts = development ? ["'unsafe-inline'"] : inlineScripts.map(hashSource);
  const directive = (name: string, ...sources: (string | false)[]): string =>
    [name, "'self'", ...sources.filter(Boolean)].join(' ');
  return [
    directive('default-src'),
    directive('script-src', ...scripts, paying && gateway.scripts, compiling && "'wasm-unsafe-eval'"),
    directive('style-src', "'unsafe-inline'"),
    directive('img-src', 'data:', paying && gateway.images),
    directive('connect-src', development && 'ws:', paying && gateway.calls),
    ...frameSources(options),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    directive('form-action', paying && gateway.forms),
  ].join('; ');
}

/** What stands in pages of others: their scripts and data are ours, it stands in any frame, and sends nothing. */
function embedSecurityPolicy(publicUrl: string): string {
  // In a sandboxed frame a page has no origin that 'self' could mean, so the shop is named.
  const own = `'self' ${publicUrl}`;
  return [
    "default-src 'none'",
    `script-src ${own} blob:`,
    `worker-src ${own} blob:`,
    `connect-src ${own}`,
    `img-src ${own} data:`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

type Headers = Readonly<Record<string, string>>;

/** Headers of the same page, by how visitors reach the shop. */
export interface HeaderSet {
  readonly http: Headers;
  readonly https: Headers;
}

/** Which guards go with an answer, by its path: those of the pages with a checkout let it in. */
function createSecurityHeaders(options: Options): (path: string) => HeaderSet {
  const headers = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  };
  const payingHeaders = {
    ...headers,
    'content-security-policy': contentSecurityPolicy({ ...options, paying: true }),
    // The pages of banks open in a window of their own and have to find back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(self), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  };
  const compilingHeaders = {
    ...headers,
    'content-security-policy': contentSecurityPolicy({ ...options, compiling: true }),
  };
  const strict = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
  const usual = { http: headers, https: { ...headers, ...strict } };
  const paying = { http: payingHeaders, https: { ...payingHeaders, ...strict } };
  const compiling = { http: compilingHeaders, https: { ...compilingHeaders, ...strict } };
  // Its address may be known only after listening.
  const embed = (): HeaderSet => {
    const { 'cross-origin-opener-policy': _alone, ...rest } = headers;
    const embedHeaders = {
      ...rest,
      'content-security-policy': embedSecurityPolicy(options.publicUrl()),
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    };
    return { http: embedHeaders, https: { ...embedHeaders, ...strict } };
  };
  return (path) => {
    if (isEmbedPath(path)) return embed();
    if (isOwnCircuitPath(path) || isFaultSoundsScript(path)) return compiling;
    return options.gatewayScript && isPayingPath(path) ? paying : usual;
  };
}

/** The same guards on every answer, errors and files included. Answers with which those are. */
export function securityHeaders(app: FastifyInstance, options: Options): (path: string) => HeaderSet {
  const headersOf = createSecurityHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    const { http, https } = headersOf(request.url.split('?', 1)[0]!);
    reply.headers(options.https() ? https : http);
    done();
  });
  return headersOf;
}
