/** 'Meera K.': enough to be told apart, and no more. */
export function suggestedName({
  firstName,
  lastName,
  username,
}: {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username: string;
}): string {
  const first = firstName?.trim();
  if (!first) return username;
  const initial = [...(lastName?.trim() ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
