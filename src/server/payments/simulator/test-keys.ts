import type { SimulatorKeys } from './simulator.ts';

/**
 * No secrets at all: whoever reaches the test gateway may press its 'Pay' button, which does the same. They are fixed so
 * that all processes of the shop agree on them.
 */
export const testKeys: SimulatorKeys = {
  keyId: 'rzp_test_taar',
  keySecret: 'test-gateway-key',
  webhookSecret: 'test-gateway-webhook',
};
