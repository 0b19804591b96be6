import { pathRoots } from './paths.ts';

/** The few addresses of the API that a browser or a mail program opens by itself. */
export const apiPaths = {
  invoice: (orderId: string) => `${pathRoots.api}/orders/${encodeURIComponent(orderId)}/invoice`,
  creditNote: (orderId: string, noteId: string) =>
    `${pathRoots.api}/orders/${encodeURIComponent(orderId)}/credit-notes/${encodeURIComponent(noteId)}`,
  classPackingList: (quote: string) => `${pathRoots.api}/quotes/${encodeURIComponent(quote)}/packing-list`,
  returnPhoto: (orderId: string, returnId: string, photoId: string) =>
    `${pathRoots.api}/orders/${orderId}/returns/${returnId}/photos/${photoId}`,
  buildPhoto: (photoId: string, size?: 'small') =>
    `${pathRoots.api}/build-photos/${photoId}${size ? `?size=${size}` : ''}`,
  buildCard: (code: string, version: string) => `${pathRoots.api}/build-cards/${code}?v=${version}`,
  helpPhoto: (requestId: string, side: string) => `${pathRoots.api}/help-requests/${requestId}/photos/${side}`,
  /** For the header of a mail: its program posts here when the reader presses its own button to leave. */
  oneClickUnsubscribe: (token: string) => `${pathRoots.api}/newsletter/leave?token=${token}`,
  /** Where the gateway's own page sends the buyer back to. */
  gatewayCallback: (orderId: string) => `${pathRoots.api}/payments/razorpay/callback?order=${orderId}`,
} as const;
