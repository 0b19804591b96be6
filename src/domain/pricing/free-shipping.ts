import { rupees } from '../money/money.ts';

/** Of goods, before shipping. It counts for orders inside India only. The home page names it, so it stands alone. */
export const freeShippingThreshold = rupees(6200);
