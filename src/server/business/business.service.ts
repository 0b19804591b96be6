import type { AccountBusiness, NewBusinessDetails } from '#contracts/business.ts';
import type { Database } from '../db/database.ts';
import * as business from './business.repository.ts';
import type { BusinessRow } from './business.repository.ts';

export type BusinessService = ReturnType<typeof createBusinessService>;

const toBusiness = ({ checkedAt, ...row }: BusinessRow): AccountBusiness => ({
  ...row,
  checkedAt: checkedAt.toISOString(),
});

/** The business that a user buys for. */
export const createBusinessService = (db: Database) => ({
  async find(userId: number): Promise<AccountBusiness | null> {
    const row = await business.find(db, userId);
    return row && toBusiness(row);
  },

  save: async (userId: number, details: NewBusinessDetails): Promise<AccountBusiness> =>
    toBusiness(await business.save(db, userId, details)),

  remove: (userId: number): Promise<void> => business.remove(db, userId),
});
