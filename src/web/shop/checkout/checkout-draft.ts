import type { FormValues } from '../../forms/validation.ts';
import { removeSession, readSession, writeSession } from '../../session/session-store.ts';
import { newAttempt, type Attempt } from './order-attempt.ts';

/** What was typed at the checkout, and how far ordering it has come. */
export interface CheckoutDraft {
  /** The user who typed it, or null for a guest. */
  readonly owner: number | null;
  readonly typed: FormValues;
  readonly attempt: Attempt;
}

const memoryKey = 'checkout-draft';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readTyped(value: unknown): FormValues {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readAttempt(value: unknown): Attempt {
  if (!isRecord(value) || typeof value['key'] !== 'string' || !Array.isArray(value['unanswered'])) return newAttempt();
  return { key: value['key'], unanswered: value['unanswered'] };
}

/** A guest has no addresses to choose from: 'the form' is no choice to hold on to once there are some. */
const withoutChoice = ({ address: _none, ...typed }: FormValues): FormValues => typed;

/** Where the fields were filled from; 'nothing' once they were cleared. */
export const filledFrom = 'filledFrom';

const isDetail = (name: string): boolean =>
  name === 'email' || name === 'phone' || /^(shipping\.|billing\.|business\b)/.test(name);

/** What was chosen, without the details of a person. */
export const withoutDetails = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !isDetail(name)));

/**
 * What a guest leaves to the account that is signed in to. What was filled from the guest's last order was typed by
 * nobody, and must not take the place of the addresses of the account.
 */
function keptAtSignIn(typed: FormValues): FormValues {
  const kept = withoutChoice(typed);
  if (kept[filledFrom] !== 'last-order') return kept;
  const { billing: _billing, [filledFrom]: _source, ...chosen } = withoutDetails(kept);
  return chosen;
}

/**
 * The draft of this tab as this person may see it. A guest who signs in keeps what was typed; nobody else gets to see
 * what a user has typed.
 */
export function readDraft(userId: number | null): CheckoutDraft {
  const stored = readSession(memoryKey);
  const nothing = { owner: userId, typed: {}, attempt: newAttempt() };
  if (!isRecord(stored)) return nothing;
  const owner = typeof stored['owner'] === 'number' ? stored['owner'] : null;
  if (owner !== null && owner !== userId) return nothing;
  const typed = readTyped(stored['typed']);
  const isNewHere = owner === null && userId !== null;
  return { owner: userId, typed: isNewHere ? keptAtSignIn(typed) : typed, attempt: readAttempt(stored['attempt']) };
}

export const saveDraft = (draft: CheckoutDraft): void => writeSession(memoryKey, draft);

export const clearDraft = (): void => removeSession(memoryKey);
