/** Where an order is shown. The token of a guest stands in the fragment, which never reaches a server or its logs. */
export const orderPath = (orderId: string, token?: string): string =>
  `/orders/${encodeURIComponent(orderId)}${token ? `#token=${token}` : ''}`;

/** The token in the fragment of an order's address. */
export const readOrderToken = (fragment: string): string | null => /^#?token=([\w-]{43})$/.exec(fragment)?.[1] ?? null;
