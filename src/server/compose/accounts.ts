import { createAccountExportService, type KeptAtBench } from '../accounts/account-export.service.ts';
import { accountExportRoutes } from '../accounts/account-export.routes.ts';
import { accountRoutes } from '../accounts/account.routes.ts';
import { createAccountService } from '../accounts/account.service.ts';
import { createPasswordHasher, unlimitedCapacity, defaultCapacity } from '../accounts/passwords/password-hasher.ts';
import { createRecoveryService } from '../accounts/recovery.service.ts';
import { signInRoutes } from '../accounts/sign-in.routes.ts';
import { createSignInService } from '../accounts/sign-in.service.ts';
import { addressRoutes } from '../addresses/address.routes.ts';
import { createAddressService } from '../addresses/address.service.ts';
import { customerRoutes } from '../customers/customer.routes.ts';
import { createCustomerService } from '../customers/customer.service.ts';
import type { Database } from '../db/database.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Serve } from '../http/api-routes.ts';
import { createPasskeys } from '../second-factors/passkeys.ts';
import { secondFactorRoutes } from '../second-factors/second-factor.routes.ts';
import { createSecondFactorService } from '../second-factors/second-factor.service.ts';
import { createSecondStepService } from '../second-factors/second-step.service.ts';
import { deviceRoutes } from '../accounts/device.routes.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { createInvitationService } from '../staff/invitation.service.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { createStaffService } from '../staff/staff.service.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { WishListService } from '../wish-list/wish-list.service.ts';
import { retentions } from './retention.ts';

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly orders: OrderService;
  readonly wishList: WishListService;
  readonly bench: KeptAtBench;
  readonly throttle: Throttle;
  readonly limited: boolean;
  readonly publicUrl: () => string;
}

/** Everything about accounts, put together. */
export function composeAccounts({ db, sessions, orders, wishList, bench, throttle, limited, publicUrl }: Deps) {
  const hasher = createPasswordHasher(limited ? defaultCapacity : unlimitedCapacity);
  const shared = { db, sessions, hasher, throttle, jobs: jobQueue };
  const accounts = createAccountService({ ...shared, retentions });
  const passkeys = createPasskeys(publicUrl);
  const secondSteps = createSecondStepService({ db, throttle, passkeys });
  const secondFactors = createSecondFactorService({ db, jobs: jobQueue, passkeys });
  const addresses = createAddressService(db);
  return {
    staffOf: accounts.staffOf,
    emailOf: async (userId: number) => (await accounts.get(userId)).email,

    addRoutes(serve: Serve): void {
      signInRoutes(
        serve,
        createSignInService({ ...shared, secondSteps }),
        createRecoveryService({ ...shared, orders }),
      );
      accountRoutes(serve, accounts);
      staffRoutes(serve, createStaffService({ db, sessions, secondFactors }), createInvitationService(shared));
      secondFactorRoutes(serve, secondFactors);
      deviceRoutes(serve, sessions);
      addressRoutes(serve, addresses);
      const exports = createAccountExportService({ db, accounts, addresses, sessions, wishList, bench });
      accountExportRoutes(serve, exports);
      customerRoutes(serve, createCustomerService({ db, accounts, addresses, exports }));
    },
  };
}
