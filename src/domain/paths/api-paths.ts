import { pathRoots } from './paths.ts';

/** The few addresses of the API that a browser or a mail program opens by itself. */
export const apiPaths = {
  invoice: (orderId: string) => `${pathRoots.api}/orders/${encodeURIComponent(orderId)}/invoice`,
  creditNote: (orderId: string, noteId: string) =>
    `${pathRoots.api}/orders/${encodeURIComponent(orderId)}/credit-notes/${encodeURIComponent(noteId)}`,
  returnPhoto: (orderId: string, returnId: string, photoId: string) =>
    `${pathRoots.api}/orders/${orderId}/returns/${returnId}/photos/${photoId}`,
  /** For the header of a mail: its program posts here when the reader presses its own button to leave. */
  oneClickUnsubscribe: (token: string) => `${pathRoots.api}/newsletter/leave?token=${token}`,
  /** Where the gateway's own page sends the buyer back to. */
  gatewayCallback: (orderId: string) => `${pathRoots.api}/payments/razorpay/callback?order=${orderId}`,
} as const;
