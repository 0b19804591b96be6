import { removeSession, readSession, writeSession } from '../../../session/session-store.ts';

const memoryKey = 'pay-at-once';

/** Someone who has just chosen to pay online is led on to it; whoever opens or reloads the order later is not. */
export const requestAutoPay = (orderId: string): void => writeSession(memoryKey, orderId);

export function consumeAutoPay(orderId: string): boolean {
  if (readSession(memoryKey) !== orderId) return false;
  removeSession(memoryKey);
  return true;
}
