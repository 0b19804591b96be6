import type { FastifyInstance } from 'fastify';
import type { Serve } from '../plugins/api-routes.ts';
import type { Database } from '../db/database.ts';
import { gatewayReturn } from '../payments/gateway/gateway-return.routes.ts';
import { gatewayWebhook } from '../payments/gateway/gateway-webhook.ts';
import { openGateway, openTestGateway } from '../payments/gateway/open-gateway.ts';
import { noPayments, type PaymentSettings } from '../payments/payment-settings.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import { testGatewayRoutes } from '../payments/simulator/test-gateway.routes.ts';

interface PaymentRoomDeps {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly settings: PaymentSettings | undefined;
}

/** Everything that has to do with paying online: beginning, coming back, and what the gateway tells by itself. */
export function paymentRooms(app: FastifyInstance, serve: Serve, deps: PaymentRoomDeps): void {
  const { db, publicUrl, settings = noPayments } = deps;
  const gateway = openGateway(settings.gateway, db);
  const payments = createPaymentService({ db, gateway, publicUrl });
  paymentRoutes(serve, payments);
  gatewayReturn(app, payments);
  gatewayWebhook(app, { db, gateway });
  if (gateway?.test) testGatewayRoutes(app, openTestGateway(db));
}
