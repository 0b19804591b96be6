import type { OrderStatus } from '../orders/order-state.ts';

/** What can be wrong with something that was sent. */
export const claimProblems = {
  missing: 'Missing',
  broken: 'Broken',
  wrong: 'The wrong part',
  damaged: 'The parcel arrived damaged',
} as const;
export type ClaimProblem = keyof typeof claimProblems;

/** Of one return or claim. The table keeps it too. */
export const maxPhotos = 4;
export const maxPhotoBytes = 10 * 1024 * 1024;

/** Photos go so long after what they showed was settled. The privacy policy says so. */
export const photoRetentionYears = 1;

/** More than a class of kits ever had, and few enough that nobody fills the office by a link. */
export const maxOpenClaims = 30;
export const maxClaimParts = 40;

export const messageMaxLength = 500;

export const claimSentences = {
  item: 'Please choose which item it’s about.',
  problem: 'Please say what’s wrong.',
  part: 'Please choose which part it’s about.',
  partUnknown:
    'One of these parts isn’t in this kit’s list. Please choose it from the list, or describe it in your words.',
  units: 'Please say how many it’s about.',
  words: 'Please say in a few words what’s wrong.',
  notSent: 'You can tell us about missing or broken parts once your order has been sent.',
  tooMany: `You have ${maxOpenClaims} open claims for this order. We’ll answer those first; please add to one of them.`,
  message: `Please write something, in at most ${messageMaxLength} characters.`,
  closed: 'This is settled, so nothing can be added to it. If something is still wrong, tell us again from your order.',
  photosFull: `We keep up to ${maxPhotos} photos. The ones before are with us.`,
} as const;

/** Whether something of an order can be missing or broken. What is on its way may be in the buyer's hands already. */
export const isClaimable = ({ status }: { readonly status: OrderStatus }): boolean =>
  status === 'shipped' || status === 'delivered';

/** Why nothing of an order can be claimed now, or null. */
export const claimObstacle = (order: { readonly status: OrderStatus }): string | null =>
  isClaimable(order) ? null : claimSentences.notSent;
