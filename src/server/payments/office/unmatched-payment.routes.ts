import { fromDecimal } from '#domain/money/money.ts';
import type { Serve } from '../../http/api-routes.ts';
import type { UnmatchedPaymentService } from './unmatched-payment.service.ts';

export function unmatchedPaymentRoutes(serve: Serve, payments: UnmatchedPaymentService): void {
  serve('GET /api/admin/payments', async ({ query: { view = 'waiting', ...page }, reply }) => {
    const { page: found, total } = await payments.list(view, page);
    reply.header('x-total-count', String(total));
    return found;
  });
  serve('GET /api/admin/payments/:id', ({ params }) => payments.get(params.id));
  serve('POST /api/admin/payments/:id/match', ({ params, body, staff }) => payments.match(params.id, staff, body));
  serve('POST /api/admin/payments/:id/refunds', ({ params, body: { amount, refundedAmount, ...refund }, staff }) =>
    payments.refund(
      params.id,
      staff,
      { ...refund, amount: fromDecimal(amount) },
      refundedAmount === undefined ? undefined : fromDecimal(refundedAmount),
    ),
  );
}
