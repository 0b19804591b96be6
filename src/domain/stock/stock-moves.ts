/** Why stock moves. 'first' is what a shelf held when its ledger was opened. */
export const stockCauses = ['first', 'sold', 'returned', 'counted', 'received', 'broken', 'spare'] as const;
export type StockCause = (typeof stockCauses)[number];

/** A shelf holds no more than this of one product; more was typed by mistake. */
export const maxStock = 1_000_000;

/** How many lines one delivery may have. */
export const maxDeliveryLines = 200;

export const maxReasonLength = 200;
