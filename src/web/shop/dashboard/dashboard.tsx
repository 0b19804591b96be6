import { useIsMutating } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { User } from '#contracts/accounts.ts';
import { displayName } from '#domain/accounts/display-name.ts';
import { officeRoot } from '#domain/paths/office-paths.ts';
import { box, pin, sliders } from '../accounts/account-icon-shapes.ts';
import { board } from '../../components/board-view/workbench-icon-shapes.ts';
import { logoutKey, useLogout } from '../../session/user.queries.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { heart } from '../../components/wish-list/wish-icon-shapes.ts';
import { AddressesPanel } from '../addresses/addresses-panel.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { person } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AccountPanel } from './account-panel.tsx';
import { Avatar } from './avatar.tsx';
import { dashboardPath, readDashboardTab, type DashboardTab } from './dashboard-tab.ts';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import text from '../../ui/text/text.module.css';
import styles from './dashboard.module.css';

const labelled = (shape: string, words: string) => (
  <>
    <Icon className={styles.tabIcon} shape={shape} />
    {words}
  </>
);

const tabs = [
  { id: 'orders', label: labelled(box, 'Orders') },
  { id: 'addresses', label: labelled(pin, 'Addresses') },
  { id: 'account', label: labelled(person, 'Account') },
  { id: 'settings', label: labelled(sliders, 'Settings') },
] as const;

function DashboardHead({ user }: { user: User }) {
  const logout = useLogout();
  // Also when the header's menu began it.
  const isLoggingOut = useIsMutating({ mutationKey: logoutKey }) > 0;
  return (
    <div className={styles.head}>
      <Avatar user={user} />
      <div className={styles.words}>
        <h1>Welcome back, {displayName(user)}!</h1>
        <p className={text.meta}>Building since {formatDeviceTime(user.createdAt, 'month')}</p>
      </div>
      {user.isStaff && (
        <a href={officeRoot} className={buttonClass()}>
          Back office
        </a>
      )}
      <AppLink href={paths.bench()} className={buttonClass()}>
        <Icon shape={board} />
        Bench
      </AppLink>
      <AppLink href={paths.wishList} className={buttonClass()}>
        <Icon shape={heart} />
        Wish list
      </AppLink>
      <Button pending={isLoggingOut} onClick={() => logout.mutate()}>
        {isLoggingOut ? 'Logging out...' : 'Logout'}
      </Button>
    </div>
  );
}

function Panel({ tab, user }: { tab: DashboardTab; user: User }) {
  switch (tab) {
    case 'orders':
      return <OrdersPanel />;
    case 'addresses':
      return <AddressesPanel />;
    case 'account':
      return <AccountPanel user={user} />;
    case 'settings':
      return <SettingsPanel user={user} />;
  }
}

export function Dashboard({ user }: { user: User }) {
  const tab = readDashboardTab(useSearch());
  const [, navigate] = useLocation();
  return (
    <>
      <DashboardHead user={user} />
      <Tabs
        label="Your dashboard"
        panelClassName={styles.tabPanel}
        tabs={tabs}
        selected={tab}
        onSelect={(id) => navigate(dashboardPath(id), { replace: true })}
      >
        <Panel tab={tab} user={user} />
      </Tabs>
    </>
  );
}
