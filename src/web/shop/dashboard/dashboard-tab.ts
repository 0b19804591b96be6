import { paths } from '#domain/paths/paths.ts';

export const dashboardTabs = ['orders', 'addresses', 'account', 'settings'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that the address names; whatever is not known means the orders. */
export function readDashboardTab(search: string): DashboardTab {
  const wanted = new URLSearchParams(search).get('tab');
  return dashboardTabs.find((tab) => tab === wanted) ?? 'orders';
}

export const dashboardPath = (tab: DashboardTab): string =>
  tab === 'orders' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;
