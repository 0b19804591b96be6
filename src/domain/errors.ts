/**
 * Everything the shop may refuse, as a closed list: a code, and the one sentence a person reads.
 * Whatever is not on this list is a bug and is answered as 'internal'.
 */
const sentences = {
  'input-invalid': 'That request is not valid.',
  'body-not-json': 'The body must be valid JSON.',
  'not-signed-in': 'Please sign in first.',
  'credentials-wrong': 'Invalid credentials',
  'password-wrong': 'That is not your current password.',
  'session-changed': 'You signed in or out in another window at the same moment. Please try again.',
  'username-taken': 'That username is taken. Please choose another one.',
  'email-taken': 'There is an account with that mail address already. Sign in, or ask for a new password.',
  'link-dead': 'This link was used already, or is too old. Please ask for a new one.',
  'address-unknown': 'That address is not in your list.',
  'address-book-full': 'You have as many saved addresses as an account can keep. Please delete one first.',
  'cross-site': 'This request came from another site, so it was refused.',
  'nothing-here': 'There is nothing at this address.',
  'product-unknown': "The product you're looking for doesn't exist or has been removed.",
  'cart-line-unknown': 'That item is not in your cart.',
  'wish-list-full': 'Your wish list holds 200 products, as many as it can. Please remove one first.',
  'out-of-stock': 'This item is currently out of stock. Check back later!',
  'stock-short': 'There are not that many in stock.',
  'quantity-too-large': 'That is more of one product than a cart can hold.',
  'cart-empty': 'Your cart is empty, so there is nothing to order.',
  'price-changed': 'A price has changed since you saw it. Please look at the new total and order again.',
  'shipping-unavailable': 'That way of shipping does not go to this address. Please choose another one.',
  'destination-unserved': 'We do not ship there by ourselves. Please write to us, and we will send you a price.',
  'payment-unavailable': 'That way to pay is not offered for this order. Please choose another one.',
  'key-reused': 'This Idempotency-Key was used for another order already. Please use a new one.',
  'order-unknown': 'There is no such order, or it is not yours to see.',
  'order-move-refused': 'The order cannot be changed so any more.',
  'payment-not-due': 'There is nothing to pay for this order.',
  'payment-signature-wrong': 'This payment could not be checked, so nothing was changed.',
  'payment-foreign': 'This payment does not belong to an order of ours.',
  'gateway-unavailable':
    'The payment service does not answer right now. Your order is kept; please try again in a moment.',
  'body-too-large': 'That is too large to send.',
  'content-type-wrong': 'The body must be sent as application/json.',
  'sign-in-throttled': 'Too many failed tries. Wait 15 minutes, or set a new password by mail.',
  'too-many-requests': 'Too many tries. Please wait a little and try again.',
  overloaded: 'The shop is very busy right now. Please try again in a moment.',
  'database-unavailable': 'The shop cannot reach its database right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof sentences;

export const refusalCodes = Object.keys(sentences) as readonly RefusalCode[];

/** An expected 'no'. A more exact sentence may replace the general one; the code stays. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string = sentences[code], options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Refusal';
    this.code = code;
  }
}
