import { forget, recall, remember } from '../tab-memory.ts';

const memoryKey = 'pay-at-once';

/** Someone who has just chosen to pay online is led on to it; whoever opens or reloads the order later is not. */
export const payAtOnce = (orderId: string): void => remember(memoryKey, orderId);

export function shallPayAtOnce(orderId: string): boolean {
  if (recall(memoryKey) !== orderId) return false;
  forget(memoryKey);
  return true;
}
