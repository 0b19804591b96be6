import { returnReasons, type ReturnReason, type ReturnStatus } from '#domain/returns/returns.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

export const returnStatusText: Readonly<Record<ReturnStatus, string>> = {
  asked: 'New',
  approved: 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  'spare-sent': 'Spare sent',
  declined: 'Declined',
};

export const returnLamps: Readonly<Record<ReturnStatus, LampColour>> = {
  asked: 'amber',
  approved: 'off',
  received: 'amber',
  refunded: 'green',
  'spare-sent': 'green',
  declined: 'off',
};

/** What somebody has to do about it; null: nothing. */
export const nextText: Readonly<Record<ReturnStatus, string | null>> = {
  asked: 'Approve or decline',
  approved: 'Wait for the parcel',
  received: 'Check and refund',
  refunded: null,
  'spare-sent': null,
  declined: null,
};

export const reasonText = (reason: string): string => returnReasons[reason as ReturnReason] ?? reason;
