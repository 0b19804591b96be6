import type { FastifyInstance } from 'fastify';
import type { Serve } from '../plugins/api-routes.ts';
import type { Database } from '../db/database.ts';
import { gatewayCallbackRoutes } from '../payments/gateway/gateway-callback.routes.ts';
import { gatewayWebhookRoutes } from '../payments/gateway/gateway-webhook.routes.ts';
import { openGateway, openTestGateway } from '../payments/gateway/open-gateway.ts';
import { paymentsDisabled, type PaymentSettings } from '../payments/payment-settings.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import { testGatewayRoutes } from '../payments/simulator/test-gateway.routes.ts';

interface PaymentComposeDeps {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly settings: PaymentSettings | undefined;
}

/** Everything that has to do with paying online: beginning, coming back, and what the gateway tells by itself. */
export function composePayments(app: FastifyInstance, serve: Serve, deps: PaymentComposeDeps): void {
  const { db, publicUrl, settings = paymentsDisabled } = deps;
  const gateway = openGateway(settings.gateway, db);
  const payments = createPaymentService({ db, gateway, publicUrl });
  paymentRoutes(serve, payments);
  gatewayCallbackRoutes(app, payments);
  gatewayWebhookRoutes(app, { db, gateway });
  if (gateway?.test) testGatewayRoutes(app, openTestGateway(db));
}
