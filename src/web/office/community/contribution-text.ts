import type { ModeratedContribution } from '#contracts/moderation.ts';
import type { ContributionKind } from '#domain/contributions/contribution.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

export const kindText: Readonly<Record<ContributionKind, string>> = {
  review: 'Review',
  question: 'Question',
  answer: 'Answer',
  build: 'Build',
};

/** Why somebody here should look at it; null: nothing is left to do. */
export function todoText({ state, flags, decidedAt, editedAt, author }: ModeratedContribution): string | null {
  if (author === null) return null;
  if (flags.length > 0) return flags.length === 1 ? 'Reported by a reader' : `Reported by ${flags.length} readers`;
  if (state === 'waiting') return editedAt ? 'Changed after it was hidden' : 'First words of a new author';
  if (decidedAt === null) return editedAt ? 'Changed since' : 'New';
  return null;
}

export const stateText = ({ state }: ModeratedContribution): string =>
  ({ waiting: 'Waits', shown: 'Public', hidden: 'Hidden' })[state];

export const lampOf = ({ state, flags }: ModeratedContribution): LampColour =>
  flags.length > 0 ? 'red' : ({ waiting: 'amber', shown: 'green', hidden: 'off' } as const)[state];

export const starsText = (stars: number): string => (stars === 1 ? '1 star of 5' : `${stars} stars of 5`);
