import { z } from 'zod';
import type { Customer, CustomerExport, CustomerSummary } from '#contracts/customers.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal } from '#domain/money/money.ts';
import type { AccountExportService } from '../accounts/account-export.service.ts';
import type { AccountService } from '../accounts/account.service.ts';
import type { AddressService } from '../addresses/address.service.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as customers from './customer.repository.ts';
import type { CustomerRow, FoundCustomer } from './customer.repository.ts';

export type CustomerService = ReturnType<typeof createCustomerService>;

interface Deps {
  readonly db: Database;
  readonly accounts: Pick<AccountService, 'erase'>;
  readonly addresses: Pick<AddressService, 'list'>;
  readonly exports: Pick<AccountExportService, 'gather' | 'gatherGuest' | 'guestOrders'>;
}

interface ListInput {
  readonly search: string | null;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const place = z.tuple([z.string().max(300)]);
const accountId = /^u(\d{1,9})$/;

/** An address is no place for a mail address, so a customer goes by the number of the account or by a first order. */
const idOf = ({ userId, firstOrderId }: CustomerRow, otherwise = ''): string =>
  userId === null ? (firstOrderId ?? otherwise) : `u${userId}`;

const headOf = ({ name, email, phone, orders, spent, refunded, lastOrderAt }: CustomerRow) => ({
  name: name ?? email,
  email,
  phone,
  orders,
  spent: toDecimal(spent),
  refunded: toDecimal(refunded),
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
});

const summaryOf = (row: CustomerRow): CustomerSummary => ({
  id: idOf(row),
  ...headOf(row),
  hasAccount: row.userId !== null,
});

/** Everybody who has an account or bought something, and what they may ask of us. */
export function createCustomerService({ db, accounts, addresses, exports }: Deps) {
  async function require(id: string, tx: Queryable = db): Promise<FoundCustomer> {
    const user = accountId.exec(id);
    const found = user
      ? await customers.findByAccount(tx, Number(user[1]))
      : isUuid(id)
        ? await customers.findByThing(tx, id)
        : null;
    if (!found) throw new Refusal('customer-unknown');
    return found;
  }

  /** What is written down says that it was done and by whom, and nothing about the customer. */
  const record = (tx: Queryable, staff: Staff, id: string, action: string, after: object = {}) =>
    recordChange(tx, staff, { thing: 'customer', thingId: id, label: `Customer ${id.slice(0, 8)}`, action, after });

  return {
    async list({ search, cursor, limit = defaultLimit }: ListInput): Promise<Page<CustomerSummary>> {
      const after = decodeCursor(cursor, place)?.[0] ?? '';
      const rows = await customers.list(db, { after, search, limit: limit + 1 });
      return pageOf(rows, limit, { item: summaryOf, cursor: ({ mailbox }) => [mailbox] });
    },

    async get(id: string): Promise<Customer> {
      const found = await require(id);
      const { userId, email } = found;
      const [row, orders, messages, newsletter, business, book] = await Promise.all([
        customers.facts(db, email),
        customers.ordersOf(db, found),
        customers.messagesOf(db, email),
        customers.newsletterOf(db, email),
        customers.businessOf(db, found),
        userId === null ? [] : addresses.list(userId),
      ]);
      return {
        ...headOf({ ...row, email }),
        id: idOf(row, id),
        account:
          userId === null
            ? null
            : {
                username: found.username!,
                since: found.since!.toISOString(),
                confirmed: found.confirmed,
                isStaff: found.isStaff,
              },
        newsletter,
        business,
        addresses: book,
        lastOrders: orders.map(({ createdAt, total, refunded, ...order }) => ({
          ...order,
          total: toDecimal(total),
          refunded: toDecimal(refunded),
          at: createdAt.toISOString(),
        })),
        messages: messages.map(({ createdAt, ...message }) => ({ ...message, at: createdAt.toISOString() })),
      };
    },

    /** For whoever reads the mailbox. What an account holds whose mailbox was never confirmed may be someone else's. */
    async export(id: string, staff: Staff): Promise<CustomerExport> {
      const { userId, email, confirmed } = await require(id);
      const file: CustomerExport =
        userId === null || !confirmed ? await exports.gatherGuest(email) : await exports.gather(userId, null);
      if (file.user) file.orders.push(...(await exports.guestOrders(email)));
      await db.transaction((tx) => record(tx, staff, id, 'exported'));
      return file;
    },

    erase: (id: string, staff: Staff): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId, email, isStaff } = await require(id, tx);
        if (isStaff) throw new Refusal('customer-is-staff');
        await accounts.erase(tx, { userId, email });
        await record(tx, staff, id, 'erased', { account: userId !== null });
      }),
  };
}
