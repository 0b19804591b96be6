/**
 * Everything the shop may refuse, as a closed list: a code, and the one sentence a person reads.
 * Whatever is not on this list is a bug and is answered as 'internal'.
 */
const sentences = {
  'input-invalid': 'That request is not valid.',
  'body-not-json': 'The body must be valid JSON.',
  'not-signed-in': 'Please sign in first.',
  'credentials-wrong': 'Invalid credentials',
  'password-wrong': 'That’s not your current password.',
  'session-changed': 'You signed in or out in another window. Please try again.',
  'username-taken': 'That username is taken. Please choose another one.',
  'email-taken': 'There’s already an account with that email. Sign in, or reset your password.',
  'link-dead': 'This link has expired or was already used. Please ask for a new one.',
  'address-unknown': 'That address isn’t in your list.',
  'address-book-full': 'Your address book is full. Please delete an address first.',
  'not-allowed': 'Your role doesn’t allow that. Ask the owner of the shop.',
  'password-needed': 'Please enter your password again first.',
  'second-step-needed': 'Your password was right. Now show that it’s you.',
  'second-step-over': 'That took too long. Please start again.',
  'code-wrong': 'That isn’t right. Please try again, with the code that is shown now.',
  'factor-needed': 'Please set up a second factor for your account first.',
  'last-owner': 'The shop needs an owner. Make somebody else one first.',
  'already-staff': 'Whoever has that email works here already.',
  'changed-meanwhile': 'Somebody else changed this in the meantime. Please look at what is new, and save again.',
  'cross-site': 'This request came from another site, so it was refused.',
  'nothing-here': 'There is nothing at this address.',
  'slug-taken': 'There’s already a product at this address. Please choose another one.',
  'product-unready': 'This product can’t go on sale yet.',
  'picture-refused': 'That’s no picture we can read.',
  'import-unknown': 'There’s no such import, or it’s too long ago.',
  'import-done': 'This was imported already.',
  'import-mistaken': 'There are still mistakes in the file.',
  'product-unknown': "The product you're looking for doesn't exist or has been removed.",
  'cart-line-unknown': 'That item isn’t in your cart.',
  'wish-list-full': 'Your wish list holds 200 products, as many as it can. Please remove one first.',
  'builds-full': 'Your bench holds 100 builds, as many as it can. Delete one to make room.',
  'build-full': 'This build has no room for more. Delete a note to make room.',
  'build-of-other-kit': 'That build is of another kit.',
  'classes-full': 'You have as many classes as we can keep. End one you no longer need; it’s gone after 30 days.',
  'class-unknown': 'There’s no class with that code. Check it with your teacher.',
  'class-ended': 'This class has ended. What you built stays in your browser.',
  'class-full': 'This class is full. Ask your teacher.',
  'bills-full': 'Your account keeps 50 bills, as many as it can. Remove one to make room.',
  'bill-too-long': 'This bill is too long for your account.',
  'stash-full': 'Your account has no room for more drawers. What you count now stays on this device.',
  'out-of-stock': 'This item is currently out of stock. Check back later!',
  'stock-short': 'We don’t have that many in stock.',
  'stock-uncounted': 'This product isn’t counted.',
  'quantity-too-large': 'That’s more of one product than a cart can hold.',
  'cart-empty': 'Your cart is empty, so there’s nothing to order.',
  'discount-refused': 'That discount doesn’t count any more.',
  'discount-unknown': 'There’s no such discount.',
  'code-taken': 'Another discount that isn’t over has this code. Choose another one, or stop that one first.',
  'price-changed': 'A price has changed. Please check the new total and place your order again.',
  'shipping-unavailable': 'We can’t deliver to this address that way. Please choose another delivery option.',
  'destination-unserved': 'We don’t ship there yet. Write to us and we’ll send you a price.',
  'payment-unavailable': 'That payment method isn’t available for this order. Please choose another one.',
  'orders-open': 'Too many unpaid orders are open. Please pay or cancel one first, or write to us.',
  'units-held': 'That’s more than we can set aside before it’s paid. Please write to us.',
  'key-reused': 'This Idempotency-Key was used for another order already. Please use a new one.',
  'quote-unknown': 'This link doesn’t open a quote. It may be incomplete, or too old.',
  'quote-refused': 'This quote can’t be changed like that any more.',
  'return-unknown': 'There’s no such return.',
  'return-refused': 'This return can’t be changed like that any more.',
  'order-unknown': 'There’s no such order, or it isn’t yours to see.',
  'customer-unknown': 'There’s no such customer. They may have been forgotten.',
  'customer-is-staff': 'Someone who works here can’t be erased. End their work under Staff first.',
  'issue-unknown': 'There’s no such issue of the newsletter.',
  'issue-sent': 'This issue is on its way already, so it can’t be changed or sent again.',
  'issue-not-sending': 'This issue isn’t being sent, so there’s nothing to pause.',
  'message-unknown': 'There’s no such message. It may have been deleted.',
  'title-taken': 'That title is taken. Please choose another one.',
  'order-move-refused': 'This order can’t be changed like that any more.',
  'payment-not-due': 'There’s nothing to pay for this order.',
  'payment-signature-wrong': 'We couldn’t verify this payment, so nothing was changed.',
  'payment-unknown': 'There’s no such payment.',
  'payment-foreign': 'This payment does not belong to an order of ours.',
  'books-differ': 'The books of this month don’t tie out yet, so nothing can be exported.',
  'e-invoice-none': 'There are e-invoices for registered buyers and for exports alone.',
  'gateway-unavailable':
    'The payment service isn’t answering right now. Your order is saved; please try again in a moment.',
  'body-too-large': 'That is too large to send.',
  'coding-refused': 'This can be sent as it is or compressed with Brotli, and your client accepts neither.',
  'content-type-wrong': 'The body must be sent as application/json.',
  'sign-in-throttled': 'Too many failed attempts. Wait 15 minutes, or reset your password by email.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
  overloaded: 'The shop is very busy right now. Please try again in a moment.',
  'database-unavailable': 'The shop can’t reach its database right now. Please try again in a moment.',
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
