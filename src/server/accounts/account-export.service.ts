import type { AccountExport } from '#contracts/account-export.ts';
import { stashCounts } from '#domain/workbench/stash/stash-state.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { BusinessService } from '../business/business.service.ts';
import type { AddressService } from '../addresses/address.service.ts';
import type { BuildReportService } from '../build-reports/build-report.service.ts';
import type { BuildService } from '../builds/build.service.ts';
import type { ClassService } from '../classroom/class.service.ts';
import type { Database } from '../db/database.ts';
import * as exported from './account-export.repository.ts';
import type { ExportedOrderRow, ExportedQuoteRow } from './account-export.repository.ts';
import type { HelpService } from '../help/help.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { PartsListService } from '../parts-lists/parts-list.service.ts';
import type { StashService } from '../stash/stash.service.ts';
import type { WishListService } from '../wish-list/wish-list.service.ts';
import type { AccountService } from './account.service.ts';

/** What somebody keeps at the bench. */
interface WorkbenchServices {
  readonly builds: Pick<BuildService, 'listAll'>;
  readonly reports: Pick<BuildReportService, 'list'>;
  readonly classes: Pick<ClassService, 'list'>;
  readonly stash: Pick<StashService, 'get'>;
  readonly bills: Pick<PartsListService, 'list'>;
  readonly help: Pick<HelpService, 'list'>;
}

interface Deps {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly addresses: AddressService;
  readonly business: Pick<BusinessService, 'find'>;
  readonly sessions: SessionService;
  readonly wishList: WishListService;
  readonly bench: WorkbenchServices;
}

export type AccountExportService = ReturnType<typeof createAccountExportService>;

const decimal = (paise: number): string => toDecimal(toPaise(paise));

const toReturn = (orderId: string, { id, photoIds, askedAt, messages, ...returned }: ExportedReturn) => ({
  ...returned,
  askedAt: new Date(askedAt).toISOString(),
  messages: messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
  photos: photoIds.map((photoId) => apiPaths.returnPhoto(orderId, id, photoId)),
});

const toOrder = ({ totalPaise, items, returns, discounts, createdAt, ...order }: ExportedOrderRow) => ({
  ...order,
  createdAt: createdAt.toISOString(),
  totalAmount: decimal(totalPaise),
  items: items.map(({ pricePaise, ...item }) => ({ ...item, price: decimal(pricePaise) })),
  returns: returns.map((returned) => toReturn(order.id, returned)),
  discounts: discounts.map(({ offPaise, ...discount }) => ({ ...discount, off: decimal(offPaise) })),
});

type ExportedReturn = ExportedOrderRow['returns'][number];

const toQuote = ({ askedAt, ...quote }: ExportedQuoteRow) => ({ ...quote, askedAt: askedAt.toISOString() });

export function createAccountExportService({ db, accounts, addresses, business, sessions, wishList, bench }: Deps) {
  /** What hangs on a mail address alone, for whoever is known to read it. */
  async function ofMailbox(email: string) {
    const newsletter = await exported.newsletter(db, email);
    const notices = await exported.notices(db, email);
    const messages = await exported.contactMessages(db, email);
    return {
      newsletter: newsletter && { status: newsletter.status, since: newsletter.since.toISOString() },
      stockNotices: notices.map(({ product, askedAt }) => ({ product, askedAt: askedAt.toISOString() })),
      messages: messages.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
    };
  }

  return {
    /** Mail addresses that were never confirmed may be someone else's, so what hangs on them alone stays out. */
    async gather(userId: number, sessionId: string | null): Promise<AccountExport> {
      const user = await accounts.get(userId);
      const confirmed = await accounts.hasConfirmedEmail(userId);
      const wishes = await wishList.listOfAccount(userId);
      return {
        exportedAt: new Date().toISOString(),
        user,
        addresses: await addresses.list(userId),
        business: await business.find(userId),
        orders: (await exported.orders(db, userId)).map(toOrder),
        quotes: (await exported.quotes(db, { userId, email: confirmed ? user.email : null })).map(toQuote),
        sessions: await sessions.listDevices(userId, sessionId),
        wishList: wishes.map(({ product, addedAt }) => ({ product: product.name, addedAt })),
        builds: await bench.builds.listAll(userId),
        buildReports: await bench.reports.list(userId),
        contributions: (await exported.contributions(db, userId)).map(({ writtenAt, ...row }) => ({
          ...row,
          writtenAt: writtenAt.toISOString(),
        })),
        classes: await bench.classes.list(userId),
        stash: Object.fromEntries(stashCounts((await bench.stash.get(userId)).state)),
        bills: await bench.bills.list(userId),
        help: (await bench.help.list(userId)).map((request) => ({
          ...request,
          photos: request.photos.map((side) => apiPaths.helpPhoto(request.id, side)),
        })),
        ...(confirmed ? await ofMailbox(user.email) : { newsletter: null, stockNotices: [], messages: [] }),
      };
    },

    /** The same for a mailbox without an account, or whose account never showed that the mailbox is its own. */
    async gatherGuest(email: string): Promise<Omit<AccountExport, 'user'> & { user: null }> {
      return {
        exportedAt: new Date().toISOString(),
        user: null,
        addresses: [],
        business: null,
        orders: (await exported.guestOrders(db, email)).map(toOrder),
        quotes: (await exported.quotes(db, { userId: null, email })).map(toQuote),
        sessions: [],
        wishList: [],
        builds: [],
        buildReports: [],
        contributions: [],
        classes: [],
        stash: {},
        bills: [],
        help: [],
        ...(await ofMailbox(email)),
      };
    },

    /** What was bought without signing in, for an account whose mailbox is known. */
    guestOrders: async (email: string): Promise<AccountExport['orders']> =>
      (await exported.guestOrders(db, email)).map(toOrder),
  };
}
