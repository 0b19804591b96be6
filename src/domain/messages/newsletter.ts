/** How long the link that confirms a subscription works. */
export const confirmLinkDays = 7;

/** Addresses that were never confirmed, and those that left, are forgotten after this long. */
export const unconfirmedRetentionDays = 30;

/** The screens that the links in newsletter mails lead to. */
export const newsletterPaths = { confirm: '/newsletter/confirm', leave: '/newsletter/leave' } as const;

export type NewsletterLinkPurpose = keyof typeof newsletterPaths;

/** The token is in the fragment, which browsers keep to themselves: it never reaches a log, a proxy or another site. */
export const newsletterLink = (purpose: NewsletterLinkPurpose, token: string): string =>
  `${newsletterPaths[purpose]}#token=${token}`;

/** For the header of a mail: its program posts to this address when the reader presses its own button to leave. */
export const oneClickUnsubscribePath = (token: string): string => `/api/newsletter/leave?token=${token}`;

/** The token of a link, read from the fragment of the address; null when there is none. */
export const readNewsletterToken = (fragment: string): string | null =>
  /^#?token=([\w-]{43})$/.exec(fragment)?.[1] ?? null;
