import { expect, it } from 'vitest';
import { hasRight, rights, rightsOf, staffRoles } from './staff.ts';

it('lets the owner do everything, and everybody see the office', () => {
  expect(rightsOf('owner')).toEqual(rights);
  for (const role of staffRoles) expect(hasRight({ role }, 'office')).toBe(true);
});

it.each(['refunds', 'books', 'settings', 'staff', 'audit', 'jobs', 'programs'] as const)(
  'keeps %s for the owner',
  (right) => {
    expect(staffRoles.filter((role) => hasRight({ role }, right))).toEqual(['owner']);
  },
);

it('lets a program do what both its scope and the role of whom it acts for allow', () => {
  const program = { role: 'clerk', scope: ['orders', 'settings'] } as const;
  expect(rights.filter((right) => hasRight(program, right))).toEqual(['orders']);
});
