/** The specification's own messages of the calls about the cart. */
type CartMessage =
  | 'Failed to fetch cart'
  | 'Failed to add to cart'
  | 'Failed to update quantity'
  | 'Failed to remove item'
  | 'Failed to clear cart';

/** Awaits a call about the cart. Its failure has the message of the specification, and what was answered as its cause. */
export async function cartCall<Answer>(message: CartMessage, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

/** What stands behind the failure of a call: what the server answered, if it did. */
export const causeOf = (error: Error | null): unknown => error?.cause ?? error;
