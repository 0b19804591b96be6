/**
 * As many mails as one mailbox gets in a day because somebody typed its address: orders nobody paid, links to confirm,
 * receipts, notices. Whatever tells of money, goods on their way or the safety of an account is not counted.
 */
export const mailsPerMailbox = { max: 20, minutes: 24 * 60 } as const;

/** How long the office can read what was mailed about an order: as long as a claim about it is likely. */
export const orderMailDays = 730;
