import { claimProblems, type ClaimProblem } from '#domain/returns/claims.ts';
import { returnReasons, type ReturnKind, type ReturnReason, type ReturnStatus } from '#domain/returns/returns.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

const returnStatusText: Readonly<Record<ReturnStatus, string>> = {
  asked: 'New',
  approved: 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  'spare-sent': 'Spare sent',
  declined: 'Declined',
};

const returnLamps: Readonly<Record<ReturnStatus, LampColour>> = {
  asked: 'amber',
  approved: 'off',
  received: 'amber',
  refunded: 'green',
  'spare-sent': 'green',
  declined: 'off',
};

const nextOfReturn: Readonly<Record<ReturnStatus, string | null>> = {
  asked: 'Approve or decline',
  approved: 'Wait for the parcel',
  received: 'Check and refund',
  refunded: null,
  'spare-sent': null,
  declined: null,
};

interface Standing {
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly isAnswered: boolean;
}

/** What somebody has to do about it; null: nothing. */
export function nextText({ kind, status, isAnswered }: Standing): string | null {
  if (status !== 'asked')
    return nextOfReturn[status] !== null && !isAnswered ? 'Answer the buyer' : nextOfReturn[status];
  if (isAnswered) return 'Wait for the buyer';
  return kind === 'claim' ? 'Answer' : nextOfReturn.asked;
}

/** A claim that was closed was not always refused, and what we have answered is new no more. */
export function statusText({ kind, status, isAnswered }: Standing): string {
  if (status === 'asked' && isAnswered) return 'Answered';
  return kind === 'claim' && status === 'declined' ? 'Closed' : returnStatusText[status];
}

/** Lit while somebody has something to do. */
export const lampOf = ({ status, isAnswered }: Pick<Standing, 'status' | 'isAnswered'>): LampColour =>
  status === 'asked' && isAnswered ? 'off' : returnLamps[status];

export const kindText: Readonly<Record<ReturnKind, string>> = { return: 'Return', claim: 'Claim' };

export const reasonText = (reason: string): string =>
  returnReasons[reason as ReturnReason] ?? claimProblems[reason as ClaimProblem] ?? reason;
