import type { api } from '#contracts/api.ts';

/**
 * Who calls. B's things are what the others reach for. A guest has the token of an order, and no account. What is for the
 * admin is tried by the other roles of the office too, which may do it just if they have its right.
 */
export const callers = ['anonymous', 'guest', 'A', 'B', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** What a cell of the matrix must answer: done, or one of the refusals. */
type Cells = Readonly<Record<Caller, number>>;

export const cells = (stranger: number, A: number, B: number, admin: number): Cells => ({
  anonymous: stranger,
  guest: stranger,
  A,
  B,
  admin,
});
export const everyone = (status: number): Cells => cells(status, status, status, status);
export const signedIn = (status: number): Cells => cells(401, status, status, status);
export const ownerOnly = (status: number): Cells => cells(401, 404, status, 404);
export const cartOwnerOnly = (status: number): Cells => cells(404, 404, status, 404);
export const adminOnly = (status: number): Cells => cells(404, 404, 404, status);
/** Of B's order for most, and of the guest's own for the guest, whose token opens no other. */
export const buyerOnly = (status: number): Cells => ({ ...cells(404, 404, status, 404), guest: status });

export interface OtherUsersData {
  readonly userId: number;
  readonly addressId: string;
  readonly sessionId: string;
  readonly buildId: string;
  readonly buildCode: string;
  readonly buildPhotoId: string;
  readonly helpId: string;
  readonly classId: string;
  readonly classCode: string;
  readonly pupilId: string;
  readonly failedJobId: string;
  readonly messageId: string;
  readonly contributionId: string;
  readonly savedReplyId: string;
  readonly issueId: string;
  readonly cartLineId: string;
  readonly savedLineId: string;
  readonly productId: string;
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly orderId: string;
  readonly guestOrderId: string;
  readonly itemId: string;
  readonly guestItemId: string;
  readonly guestToken: string;
  readonly creditNoteId: string;
  readonly returnId: string;
  readonly returnPhotoId: string;
  readonly guestCreditNoteId: string;
  readonly webhookId: string;
  readonly webhookDeliveryId: string;
  readonly tokenId: string;
}

export interface Row {
  readonly cells: Cells;
  /** Values for the path: always B's things, but for a guest, whose one thing is an order. */
  readonly params?: (b: OtherUsersData, caller: Caller) => Record<string, string>;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: (caller: Caller, b: OtherUsersData) => object;
}

/** One row for each call of a part of the contract; one too few or too many does not compile. */
export type Rows<Part> = Readonly<Record<keyof Part & keyof typeof api, Row>>;

export const anyOrder = (b: OtherUsersData) => ({ id: b.orderId });
