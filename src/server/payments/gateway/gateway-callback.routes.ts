import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { admitRequest } from '../../http/admission.ts';
import { isUuid } from '../../db/uuid.ts';
import { paths } from '#domain/paths/paths.ts';
import type { PaymentService } from '../payment.service.ts';

/** What the gateway posts, and the order that the address we gave it names. */
interface Returned {
  readonly form: URLSearchParams;
  readonly orderId: string | null;
}

const fieldMaxLength = 200;

/** Where the buyer goes on. The page shows how the payment stands; only a claim that did not hold is said here. */
async function pageAfter({ form, orderId }: Returned, payments: PaymentService): Promise<string> {
  const field = (name: string): string => form.get(name)?.slice(0, fieldMaxLength) ?? '';
  const page = orderId ? paths.order(orderId) : paths.home;
  // A payment that failed comes without a signature, so what it says is not believed but asked about.
  if (form.has('error[code]')) {
    if (orderId) await payments.scheduleCheck(orderId);
    return page;
  }
  try {
    const paid = await payments.verify({
      gatewayOrderId: field('razorpay_order_id'),
      gatewayPaymentId: field('razorpay_payment_id'),
      signature: field('razorpay_signature'),
    });
    return paths.order(paid.orderId);
  } catch (error) {
    if (error instanceof Refusal) return `${page}?payment=unchecked`;
    throw error;
  }
}

/**
 * The gateway's own page sends the buyer back here with a form, in browsers where the checkout cannot open over ours.
 * Such a form comes from another site by nature; it has no power but that of its signature.
 */
export function gatewayCallbackRoutes(app: FastifyInstance, payments: PaymentService): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(text)),
    );

    scope.post<{ Body: unknown; Querystring: { order?: unknown } }>(
      '/api/payments/razorpay/callback',
      { config: { access: 'anyone', allowCrossSite: true, line: 'buying', outlivesClient: true } },
      async (request, reply) => {
        const { body, query } = request;
        const form = body instanceof URLSearchParams ? body : new URLSearchParams();
        const orderId = typeof query.order === 'string' && isUuid(query.order) ? query.order : null;
        reply.header('cache-control', 'no-store');
        const page = await admitRequest(app, request, () => pageAfter({ form, orderId }, payments));
        return reply.redirect(page, 303);
      },
    );
  });
}
