import { orderCallerOf } from '../orders/order-access.ts';
import type { Serve } from '../http/api-routes.ts';
import type { PaymentService } from './payment.service.ts';

export function paymentRoutes(serve: Serve, payments: PaymentService): void {
  serve('POST /api/orders/:id/payment', async ({ params, ...call }) =>
    payments.start(params.id, await orderCallerOf(call)),
  );

  serve('POST /api/payments/razorpay/verify', ({ body }) =>
    payments.verify({
      gatewayOrderId: body.razorpay_order_id,
      gatewayPaymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    }),
  );
}
