import type { AccountExport } from '#contracts/account-export.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { AddressService } from '../addresses/address.service.ts';
import type { Database } from '../db/database.ts';
import * as exported from './account-export.repository.ts';
import type { ExportedOrderRow } from './account-export.repository.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { WishListService } from '../wish-list/wish-list.service.ts';
import type { AccountService } from './account.service.ts';

interface Deps {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly addresses: AddressService;
  readonly sessions: SessionService;
  readonly wishList: WishListService;
}

export type AccountExportService = ReturnType<typeof createAccountExportService>;

const decimal = (paise: number): string => toDecimal(toPaise(paise));

const toOrder = ({ totalPaise, items, createdAt, ...order }: ExportedOrderRow) => ({
  ...order,
  createdAt: createdAt.toISOString(),
  totalAmount: decimal(totalPaise),
  items: items.map(({ pricePaise, ...item }) => ({ ...item, price: decimal(pricePaise) })),
});

export function createAccountExportService({ db, accounts, addresses, sessions, wishList }: Deps) {
  return {
    /** Mail addresses that were never confirmed may be someone else's, so what hangs on them alone stays out. */
    async gather(userId: number, sessionId: string): Promise<AccountExport> {
      const user = await accounts.get(userId);
      const confirmed = await accounts.hasConfirmedEmail(userId);
      const newsletter = confirmed ? await exported.newsletter(db, user.email) : null;
      const notices = confirmed ? await exported.notices(db, user.email) : [];
      const messages = confirmed ? await exported.contactMessages(db, user.email) : [];
      const wishes = await wishList.listOfAccount(userId);
      return {
        exportedAt: new Date().toISOString(),
        user,
        addresses: await addresses.list(userId),
        orders: (await exported.orders(db, userId)).map(toOrder),
        sessions: await sessions.listDevices(userId, sessionId),
        newsletter: newsletter && { status: newsletter.status, since: newsletter.since.toISOString() },
        wishList: wishes.map(({ product, addedAt }) => ({ product: product.name, addedAt })),
        stockNotices: notices.map(({ product, askedAt }) => ({ product, askedAt: askedAt.toISOString() })),
        messages: messages.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
      };
    },
  };
}
