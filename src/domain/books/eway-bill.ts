import { fromDecimal, rupees, type Paise } from '../money/money.ts';
import type { OrderStatus } from '../orders/order-state.ts';

/** Above it, with the tax, goods travel with an e-way bill. */
const ewayBillFrom = rupees(50_000);

/** Whether a parcel of this value needs an e-way bill. */
export const needsEwayBill = (total: Paise): boolean => total > ewayBillFrom;

interface MovedOrder {
  readonly totalAmount: string;
  readonly status: OrderStatus;
}

/** Whether an order travels with an e-way bill, or did. */
export const travelsWithEwayBill = ({ totalAmount, status }: MovedOrder): boolean =>
  status !== 'cancelled' && needsEwayBill(fromDecimal(totalAmount));
