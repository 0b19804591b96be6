import type { Serve } from '../plugins/api-routes.ts';
import type { PaymentService } from './payment.service.ts';

export function paymentRoutes(serve: Serve, payments: PaymentService): void {
  serve('POST /api/orders/:id/payment', async ({ params, query, visitor }) =>
    payments.start(params.id, { userId: (await visitor.findSession())?.userId ?? null, token: query.token }),
  );

  serve('POST /api/payments/razorpay/verify', ({ body }) =>
    payments.verify({
      gatewayOrderId: body.razorpay_order_id,
      gatewayPaymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    }),
  );
}
