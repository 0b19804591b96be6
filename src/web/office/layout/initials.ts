import type { User } from '#contracts/accounts.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'username'>;

/** 'KR' for Kavya Raghunath, 'AS' for someone who is known as asha only. */
export function initialsOf({ firstName, lastName, username }: Named): string {
  const names = [firstName, lastName].filter((name) => name !== null && name !== '');
  const letters = names.length === 0 ? [...username].slice(0, 2) : names.map((name) => [...name!][0]!);
  return letters.join('').toUpperCase();
}
