import type { OrderStatus } from '../orders/order-state.ts';
import { indianDay } from '../time.ts';

/** What is sent back comes within so many days of its delivery. The policies say so. */
export const returnDays = 30;
export const returnWordsMaxLength = 1000;
export const returnAnswerMaxLength = 500;

/** 'asked': waits for our answer. 'approved': on its way to us. 'received': here, and its money is not back yet. */
export const returnStatuses = ['asked', 'approved', 'received', 'refunded', 'spare-sent', 'declined'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export const returnKinds = ['return', 'claim'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnReasons = {
  mistake: 'Ordered by mistake',
  expected: 'Not what I expected',
  faulty: 'Faulty or damaged',
  late: 'Arrived too late',
  other: 'Another reason',
} as const;
export type ReturnReason = keyof typeof returnReasons;

export const returnConditions = {
  unopened: 'Unopened, seal whole',
  opened: 'Opened, nothing soldered',
} as const;
export type ReturnCondition = keyof typeof returnConditions;

/** Where a unit goes that came back: on the shelf, to the spare parts, or away. */
export const returnPlaces = ['restock', 'spares', 'scrap'] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

export const returnSentences = {
  reason: 'Please choose why you’re sending it back.',
  condition: 'Please say what condition it’s in.',
  units: 'Please choose what you’re sending back.',
  words: `Tell us in at most ${returnWordsMaxLength} characters.`,
  answer: `Please say why in at most ${returnAnswerMaxLength} characters: the buyer reads it.`,
  opened: 'What has been opened can only come back if it’s faulty. Choose “Faulty or damaged”, or write to us.',
  notDelivered: 'You can send things back once the order has been delivered.',
  late: `You could send things back for ${returnDays} days after delivery. Please write to us if something is wrong.`,
} as const;

interface OrderEvent {
  readonly at: string | Date;
  readonly status: OrderStatus;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The last day on which what an order brought can be sent back, in India. Null: it has not been delivered. */
export function returnableUntil(history: readonly OrderEvent[]): string | null {
  const delivered = history.find(({ status }) => status === 'delivered');
  return delivered ? indianDay(new Date(new Date(delivered.at).getTime() + returnDays * dayMs)) : null;
}

/** Why nothing of an order can be sent back now, or null. */
export function returnObstacle(
  { status, history }: { readonly status: OrderStatus; readonly history: readonly OrderEvent[] },
  now: Date,
): string | null {
  const until = returnableUntil(history);
  if (status !== 'delivered' || until === null) return returnSentences.notDelivered;
  return indianDay(now) > until ? returnSentences.late : null;
}

/** What is unopened comes back for any reason; what was opened only if something is wrong with it. */
export const conditionObstacle = (reason: ReturnReason, conditions: readonly ReturnCondition[]): string | null =>
  reason !== 'faulty' && conditions.includes('opened') ? returnSentences.opened : null;

type Steps = Readonly<Partial<Record<ReturnStatus, readonly ReturnStatus[]>>>;

const stepsOf: Readonly<Record<ReturnKind, Steps>> = {
  return: {
    asked: ['approved', 'declined'],
    approved: ['received', 'declined'],
    // What came in may be counted again until its money is back.
    received: ['received', 'refunded', 'declined'],
  },
  // Nothing of a claim comes back: a spare goes out, or money does.
  claim: { asked: ['spare-sent', 'refunded', 'declined'] },
};

interface Standing {
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
}

/** Whether a return or claim goes on like that. */
export const mayGoOn = ({ kind, status }: Standing, to: ReturnStatus): boolean =>
  stepsOf[kind][status]?.includes(to) ?? false;

/** Whether anything can still come of it. What is settled takes no word and no photo any more. */
export const isOpen = ({ kind, status }: Standing): boolean => stepsOf[kind][status] !== undefined;
