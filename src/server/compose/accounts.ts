import { createAccountExportService } from '../accounts/account-export.service.ts';
import { accountExportRoutes } from '../accounts/account-export.routes.ts';
import { accountRoutes } from '../accounts/account.routes.ts';
import { createAccountService } from '../accounts/account.service.ts';
import { createPasswordHasher, unlimitedCapacity, defaultCapacity } from '../accounts/passwords/password-hasher.ts';
import { createRecoveryService } from '../accounts/recovery.service.ts';
import { signInRoutes } from '../accounts/sign-in.routes.ts';
import { createSignInService } from '../accounts/sign-in.service.ts';
import { addressRoutes } from '../addresses/address.routes.ts';
import { createAddressService } from '../addresses/address.service.ts';
import type { Database } from '../db/database.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Serve } from '../plugins/api-routes.ts';
import { deviceRoutes } from '../sessions/device.routes.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { WishListService } from '../wish-list/wish-list.service.ts';
import { retentions } from './retention.ts';

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly orders: OrderService;
  readonly wishList: WishListService;
  readonly throttle: Throttle;
  readonly limited: boolean;
}

/** Everything about accounts, put together. */
export function composeAccounts({ db, sessions, orders, wishList, throttle, limited }: Deps) {
  const hasher = createPasswordHasher(limited ? defaultCapacity : unlimitedCapacity);
  const shared = { db, sessions, hasher, throttle, jobs: jobQueue };
  const accounts = createAccountService({ ...shared, retentions });
  const addresses = createAddressService(db);
  return {
    staffOf: accounts.staffOf,

    addRoutes(serve: Serve): void {
      signInRoutes(serve, createSignInService(shared), createRecoveryService({ ...shared, orders }));
      accountRoutes(serve, accounts);
      deviceRoutes(serve, sessions);
      addressRoutes(serve, addresses);
      accountExportRoutes(serve, createAccountExportService({ db, accounts, addresses, sessions, wishList }));
    },
  };
}
