import { Refusal } from '#domain/errors.ts';
import { ApiError } from '../../api/client.ts';
import type { FieldErrors } from '../../forms/validation.ts';

/** The field that a refusal is about, known by its sentence, which the server and we take from the same list. */
const fields: Readonly<Record<string, string>> = {
  [new Refusal('username-taken').message]: 'username',
  [new Refusal('email-taken').message]: 'email',
};

/** A name or a mail address that somebody else has, as the problem of its field. */
export function takenFieldErrors(error: unknown): FieldErrors {
  const field = error instanceof ApiError ? fields[error.userMessage] : undefined;
  return field && error instanceof ApiError ? { [field]: error.userMessage } : {};
}
