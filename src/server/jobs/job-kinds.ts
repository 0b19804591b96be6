/** Every kind of job and what it is given. Payloads hold ids and addresses, never a token or a password. */
export interface JobPayloads {
  'mail/welcome': { readonly userId: number };
  /** Also for addresses nobody has: whether there is an account is looked up later, out of a visitor's sight. */
  'mail/password-reset': { readonly email: string };
  'mail/password-changed': { readonly userId: number; readonly email: string };
  'mail/order': {
    readonly orderId: string;
    readonly event: 'placed' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled';
  };
  /** To the shop: a new order, money that has to go back, a product that runs low. */
  'mail/shop-order': { readonly orderId: string };
  'mail/shop-refund': { readonly orderId: string };
  'mail/low-stock': { readonly productId: string };
  'mail/email-change': { readonly userId: number; readonly newEmail: string; readonly end: 'old' | 'new' };
  /** A message to the shop, and the word to its sender that it came. */
  'mail/contact-message': { readonly messageId: string };
  'mail/contact-receipt': { readonly messageId: string };
  /** Also for those who are subscribed: what the mail says is found out later, out of a visitor's sight. */
  'mail/newsletter-request': { readonly email: string };
  'mail/newsletter-welcome': { readonly subscriberId: string };
  /** The database adds this one when a product can be bought again. */
  'stock/back': { readonly productId: string };
  'mail/stock-notice': { readonly productId: string; readonly email: string };
}

export type JobKind = keyof JobPayloads;

export interface JobContext {
  /** The same at each try, for work that can recognise what it did before. */
  readonly id: string;
  readonly attempt: number;
}

export type JobHandlers = {
  readonly [Kind in JobKind]: (payload: JobPayloads[Kind], job: JobContext) => Promise<void>;
};
