import { hasCode } from '../../api/error-message.ts';
import type { FieldErrors } from '../../forms/validation.ts';

/** A name or a mail address that somebody else has, as the problem of its field. */
export function takenFieldErrors(error: unknown): FieldErrors {
  if (hasCode(error, 'username-taken')) return { username: error.sentence };
  return hasCode(error, 'email-taken') ? { email: error.sentence } : {};
}
