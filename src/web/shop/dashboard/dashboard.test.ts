import { describe, expect, it } from 'vitest';
import { dashboardPath, dashboardTabs, readDashboardTab } from './dashboard.tsx';

describe('the tab of the dashboard', () => {
  it('is Orders, unless the address names another one', () => {
    expect(readDashboardTab('')).toBe('orders');
    expect(readDashboardTab('tab=nonsense')).toBe('orders');
    expect(readDashboardTab('tab=toString')).toBe('orders');
  });

  it.each(dashboardTabs)('%s can be reached by its address', (tab) => {
    expect(readDashboardTab(dashboardPath(tab).split('?')[1] ?? '')).toBe(tab);
  });
});
