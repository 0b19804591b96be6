import type { FastifyInstance } from 'fastify';
import type { Serve } from '../http/api-routes.ts';
import type { Database } from '../db/database.ts';
import type { OrderService } from '../orders/order.service.ts';
import { gatewayCallbackRoutes } from '../payments/gateway/gateway-callback.routes.ts';
import { gatewayWebhookRoutes } from '../payments/gateway/gateway-webhook.routes.ts';
import { createWebhookReceiver } from '../payments/gateway/gateway-webhook.service.ts';
import { openGateway, openTestGateway } from '../payments/gateway/open-gateway.ts';
import { paymentsDisabled, type PaymentSettings } from '../payments/payment-settings.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import { keepTestPaymentsLocal } from '../payments/simulator/local-only.ts';
import { testGatewayRoutes } from '../payments/simulator/test-gateway.routes.ts';
import { finalisePayment } from './order-changes.ts';

interface PaymentComposeDeps {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly orders: OrderService;
  readonly settings: PaymentSettings | undefined;
}

/** Everything that has to do with paying online: beginning, coming back, and what the gateway tells by itself. */
export function addPaymentRoutes(app: FastifyInstance, serve: Serve, deps: PaymentComposeDeps): void {
  const { db, publicUrl, orders, settings = paymentsDisabled } = deps;
  const gateway = openGateway(settings.gateway, db);
  const payments = createPaymentService({ db, gateway, publicUrl, orders, finalisePayment });
  if (gateway?.test) keepTestPaymentsLocal(app);
  paymentRoutes(serve, payments);
  gatewayCallbackRoutes(app, payments);
  gatewayWebhookRoutes(app, createWebhookReceiver({ db, gateway, finalisePayment }));
  if (gateway?.test) testGatewayRoutes(app, openTestGateway(db));
}
