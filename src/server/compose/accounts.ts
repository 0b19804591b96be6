import { addressRoutes } from '../addresses/address.routes.ts';
import { createAddressService } from '../addresses/address.service.ts';
import type { Serve } from '../plugins/api-routes.ts';
import type { Database } from '../db/database.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { accountExportRoutes } from '../accounts/account-export.routes.ts';
import { accountRoutes } from '../accounts/account.routes.ts';
import { createAccountService } from '../accounts/account.service.ts';
import { createPasswordHasher, unlimitedCapacity, defaultCapacity } from '../accounts/password-hasher.ts';
import { createRecoveryService } from '../accounts/recovery.service.ts';
import { signInRoutes } from '../accounts/sign-in.routes.ts';
import { createSignInService } from '../accounts/sign-in.service.ts';

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly throttle: Throttle;
  readonly limited: boolean;
}

/** Everything about accounts, put together. */
export function composeAccounts(serve: Serve, { db, sessions, throttle, limited }: Deps): void {
  const hasher = createPasswordHasher(limited ? defaultCapacity : unlimitedCapacity);
  const shared = { db, sessions, hasher, throttle };
  const accounts = createAccountService(shared);
  const addresses = createAddressService(db);
  signInRoutes(serve, createSignInService(shared), createRecoveryService(shared));
  accountRoutes(serve, accounts);
  addressRoutes(serve, addresses);
  accountExportRoutes(serve, { db, accounts, addresses });
}
