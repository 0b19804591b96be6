import { rupees, type Paise } from '../money/money.ts';

/** Above it, with the tax, goods travel with an e-way bill. */
const ewayBillFrom = rupees(50_000);

/** Whether a parcel of this value needs an e-way bill. */
export const needsEwayBill = (total: Paise): boolean => total > ewayBillFrom;
