import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode } from '#domain/errors.ts';
import { DatabaseUnavailable, isBadInput, lacksOwner } from '../db/database-errors.ts';
import { shop } from '#domain/shop/shop.ts';
import { brandColours as colour } from '#domain/shop/brand-colours.ts';

/** Stands for any page while the shop cannot make it: no script, no other file, nothing but what is in memory. */
const unavailablePage = (retryAfterSeconds: number): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>We’ll be right back | ${shop.name}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colour.bg}; color: ${colour.ink};
  font: 1.0625rem/1.55 'Anek Latin', system-ui, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
.mark { font-size: 1.625rem; font-weight: 800; letter-spacing: 0.04em; }
.mark span { color: ${colour.accent}; }
h1 { font-size: 1.875rem; line-height: 1.15; margin: 2rem 0 1rem; }
a { color: ${colour.link}; }
.key { display: inline-block; margin-top: 0.75rem; padding: 0.75rem 1.5rem; border-radius: 8px; font-weight: 700;
  background: ${colour.accent}; color: ${colour['on-accent']}; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: ${colour.ink}; color: ${colour['on-mat']}; }
  a { color: ${colour['on-mat-2']}; }
}
</style>
</head>
<body>
<main>
<div class="mark">${shop.name}<span aria-hidden="true">●</span></div>
<h1>We’ll be right back</h1>
<p>The shop can’t show this page right now. Your cart and your orders are safe.</p>
<p>This page tries again by itself every ${retryAfterSeconds}&nbsp;seconds.</p>
<p><a class="key" href="">Try again now</a></p>
<p>Still here in ten minutes? Write to <a href="mailto:${shop.email.support}">${shop.email.support}</a>.</p>
</main>
</body>
</html>
`;

/** The one table from what was refused to the status that says so. */
export const statusOf: Readonly<Record<RefusalCode, number>> = {
  'input-invalid': 400,
  'body-not-json': 400,
  'picture-refused': 400,
  'link-dead': 400,
  'webhook-address-refused': 400,
  'webhook-paused': 409,
  'webhooks-full': 409,
  'token-refused': 401,
  'token-not-taken': 403,
  'tokens-full': 409,
  'not-signed-in': 401,
  'credentials-wrong': 401,
  'second-step-over': 401,
  'second-step-needed': 403,
  'code-wrong': 403,
  'factor-needed': 403,
  'password-wrong': 403,
  'not-allowed': 403,
  'password-needed': 403,
  'cross-site': 403,
  'review-refused': 403,
  'answer-refused': 403,
  'review-written': 409,
  'nothing-here': 404,
  'product-unknown': 404,
  'cart-line-unknown': 404,
  'address-unknown': 404,
  'coding-refused': 406,
  'session-changed': 409,
  'changed-meanwhile': 409,
  'last-owner': 409,
  'already-staff': 409,
  'slug-taken': 409,
  'product-unready': 409,
  'import-unknown': 404,
  'import-done': 409,
  'import-mistaken': 409,
  'username-taken': 409,
  'email-taken': 409,
  'address-book-full': 409,
  'wish-list-full': 409,
  'builds-full': 409,
  'build-full': 409,
  'build-of-other-kit': 409,
  'report-refused': 409,
  'report-withdrawn': 409,
  'build-gone': 410,
  'classes-full': 409,
  'class-unknown': 404,
  'class-ended': 409,
  'class-full': 409,
  'stash-full': 409,
  'bills-full': 409,
  'bill-too-long': 409,
  'out-of-stock': 409,
  'stock-short': 409,
  'stock-uncounted': 409,
  'quantity-too-large': 409,
  'cart-empty': 409,
  'discount-refused': 409,
  'discount-unknown': 404,
  'code-taken': 409,
  'price-changed': 409,
  'shipping-unavailable': 409,
  'destination-unserved': 409,
  'payment-unavailable': 409,
  'orders-open': 409,
  'units-held': 409,
  'quote-unknown': 404,
  'quote-refused': 409,
  'order-unknown': 404,
  'customer-unknown': 404,
  'customer-is-staff': 409,
  'issue-unknown': 404,
  'issue-sent': 409,
  'issue-not-sending': 409,
  'help-unknown': 404,
  'help-refused': 409,
  'message-unknown': 404,
  'title-taken': 409,
  'return-unknown': 404,
  'return-refused': 409,
  'order-move-refused': 409,
  'payment-not-due': 409,
  'payment-signature-wrong': 400,
  'payment-unknown': 404,
  'books-differ': 409,
  'e-invoice-none': 409,
  'payment-foreign': 404,
  'key-reused': 422,
  'body-too-large': 413,
  'content-type-wrong': 415,
  'sign-in-throttled': 429,
  'too-many-requests': 429,
  internal: 500,
  overloaded: 503,
  'database-unavailable': 503,
  'gateway-unavailable': 503,
};

/** How long a caller should wait before it comes again. */
const retryAfterSeconds: Readonly<Partial<Record<RefusalCode, number>>> = { 'sign-in-throttled': 900 };
const defaultRetryAfterSeconds = 5;

/** Faults of the framework that are the caller's doing. */
const frameworkFaults: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type-wrong',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input-invalid',
  FST_ERR_BAD_URL: 'input-invalid',
};

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The status that a plugin, or a call that a page made, says the failure has; 0: none. */
function statusIn(error: unknown): number {
  const { statusCode, status } = (error ?? {}) as { statusCode?: unknown; status?: unknown };
  return Number(statusCode ?? status) || 0;
}

/** Turns whatever was thrown into a refusal. What is on no list is a bug: 'internal'. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  const fault = frameworkFaults[code];
  if (fault) return new Refusal(fault);
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new Refusal('body-not-json');
  }
  // Values that passed our checks and that the database cannot read, such as a number out of range.
  if (isBadInput(error)) return new Refusal('input-invalid');
  if (statusIn(error) === 404) return new Refusal('nothing-here');
  if (statusIn(error) >= 400 && statusIn(error) < 500) return new Refusal('input-invalid');
  if (lacksOwner(error)) return new Refusal('session-changed');
  if (error instanceof DatabaseUnavailable) return new Refusal('database-unavailable', undefined, { cause: error });
  return new Refusal('internal', undefined, { cause: error });
}

const wantsProblem = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('application/problem+json') === true;

const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') === true;

/** One sentence as text, or RFC 9457 for a caller that asks for it; a browser that cannot be served now gets a page that tries again. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = statusOf[refusal.code];
  request.refusalCode = refusal.code;
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept');
  const waitSeconds = retryAfterSeconds[refusal.code] ?? defaultRetryAfterSeconds;
  if (status === 503 || status === 429) reply.header('retry-after', String(waitSeconds));
  if (status === 503 && wantsPage(request))
    return reply.type('text/html; charset=utf-8').send(unavailablePage(waitSeconds));
  if (!wantsProblem(request)) return reply.type('text/plain; charset=utf-8').send(refusal.message);
  return reply.type('application/problem+json').send(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail: refusal.message,
      code: refusal.code,
    }),
  );
}
