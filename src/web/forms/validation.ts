import type { z } from 'zod';

/** What stands in the fields of a form, by their names. A box that is not ticked is absent. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

/** The sentence about each field that is not right. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export type Validated<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: FieldErrors };

/** Checks by the schema of a call. Of several things wrong with one field the first is said. */
export function validateWith<Schema extends z.ZodType>(schema: Schema, typed: unknown): Validated<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return { ok: true, values: data };
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return { ok: false, problems };
}

/** Adds what a schema cannot see to what it found. */
export function addFieldErrors<Values>(checked: Validated<Values>, problems: FieldErrors): Validated<Values> {
  if (Object.keys(problems).length === 0) return checked;
  return { ok: false, problems: checked.ok ? problems : { ...checked.problems, ...problems } };
}
