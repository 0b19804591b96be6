/** How long the link that confirms a subscription works. */
export const confirmLinkDays = 7;

/** Addresses that were never confirmed, and those that left, are forgotten after this long. */
export const unconfirmedRetentionDays = 30;

/** What the links in newsletter mails are for. */
export type NewsletterLinkPurpose = 'confirm' | 'leave';
