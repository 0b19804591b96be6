/** Who works in the back office. */
export const staffRoles = ['owner', 'clerk', 'writer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What one may be allowed to do there. `office` is what everybody who works in it may see. */
export const rights = [
  'office',
  'orders',
  'refunds',
  'books',
  'stock',
  'products',
  'messages',
  'customers',
  'community',
  'newsletter',
  'settings',
  'staff',
  'audit',
  'jobs',
  'programs',
] as const;
export type Right = (typeof rights)[number];

/** The owner may do everything; a clerk packs, counts and answers; a writer looks after what the pages say. */
const rightsByRole: Readonly<Record<StaffRole, readonly Right[]>> = {
  owner: rights,
  clerk: ['office', 'orders', 'stock', 'messages', 'customers', 'community'],
  writer: ['office', 'products', 'messages', 'community', 'newsletter'],
};

/** Somebody who works in the office, as the things they did name them. */
export interface Staff {
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Of a program that acts for them by a token: what that may do, of what their role may. Absent: they are here themselves. */
  readonly scope?: readonly Right[];
}

/** Somebody who is signed in and works in the office. */
export interface AuthenticatedStaff extends Staff {
  /** A second factor is asked of everybody here, and this one has none yet. */
  readonly lacksFactor: boolean;
}

export const rightsOf = (role: StaffRole): readonly Right[] => rightsByRole[role];

export const hasRight = ({ role, scope }: Pick<Staff, 'role' | 'scope'>, right: Right): boolean =>
  rightsByRole[role].includes(right) && (scope === undefined || scope.includes(right));

/** What is changed in the office, and who may see its history. */
export const audited = {
  order: 'orders',
  payment: 'orders',
  quote: 'orders',
  books: 'books',
  product: 'products',
  picture: 'products',
  import: 'products',
  stock: 'stock',
  customer: 'customers',
  message: 'messages',
  contribution: 'community',
  newsletter: 'newsletter',
  setting: 'settings',
  discount: 'settings',
  staff: 'staff',
  job: 'jobs',
  webhook: 'programs',
  token: 'programs',
} as const satisfies Record<string, Right>;
export type AuditedThing = keyof typeof audited;
export const auditedThings = Object.keys(audited) as AuditedThing[];

/** How long the link of an invitation works. */
export const invitationHours = 72;

/** Who works in the office and does nothing for so long, there or in the shop, is signed out. */
export const idleMinutes = 60;

/** How long a password that was given again counts as recent. */
export const confirmedMinutes = 10;
