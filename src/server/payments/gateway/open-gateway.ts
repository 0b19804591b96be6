import type { Database } from '../../db/database.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentSettings } from '../payment-settings.ts';
import { razorpayClient } from './razorpay-client.ts';
import { databaseStore } from '../simulator/simulator-store.repository.ts';
import { createSimulator, type Simulator } from '../simulator/simulator.ts';
import { createInProcessFetch } from '../simulator/simulator-api.ts';
import { testKeys } from '../simulator/test-keys.ts';

/** The test gateway of this shop; its books are in the database, so there may be many of it. */
export const openTestGateway = (db: Database): Simulator =>
  createSimulator({ keys: testKeys, store: databaseStore(db) });

/**
 * The gateway that the settings name. Both kinds are asked by the same client, in the same protocol. `watch` is put around the
 * test gateway by whoever tells the shop what happens there.
 */
export function openGateway(
  settings: PaymentSettings['gateway'],
  db: Database,
  watch: (simulator: Simulator) => Simulator = (simulator) => simulator,
): Gateway | null {
  if (settings === null) return null;
  if (settings === 'test') {
    const { keyId, keySecret, webhookSecret } = testKeys;
    const keys = { keyId, keySecret, apiUrl: 'http://test-gateway' };
    const client = razorpayClient({ keys, fetchFunction: createInProcessFetch(watch(openTestGateway(db))) });
    const script = '/test-gateway/checkout.js';
    return { ...client, keyId, keySecret, webhookSecrets: [webhookSecret], script, test: true };
  }
  const { keyId, keySecret, webhookSecrets } = settings;
  const script = 'https://checkout.razorpay.com/v1/checkout.js';
  return { ...razorpayClient({ keys: settings }), keyId, keySecret, webhookSecrets, script, test: false };
}
