/**
 * How the row `quote` stands. Whose order was cancelled, by whomever, stands as before it was accepted: cancelling an order writes
 * nothing about quotes. No order comes back from being cancelled, so whoever holds the quote may rely on it.
 */
export const quoteStatus = `case when quote.status = 'accepted'
    and exists (select from orders where orders.id = quote.order_id and orders.status = 'cancelled')
  then case when quote.sent_version is null then 'asked' else 'sent' end else quote.status end`;
