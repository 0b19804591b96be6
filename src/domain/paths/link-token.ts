/** The token of a link: 256 bits in 43 characters. */
export const linkTokenPattern = /^[\w-]{43}$/;

export type TokenName = 'token' | 'reset' | 'confirm' | 'invitation';

/** The token that a link of ours has put into the fragment of an address; null when there is none. */
export function readLinkToken(fragment: string, name: TokenName = 'token'): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get(name);
  return token !== null && linkTokenPattern.test(token) ? token : null;
}

/** What a mail about an account asks for, read from the fragment of the sign-in's address; null when it is none of ours. */
export function readAccountLink(fragment: string): { kind: 'reset' | 'confirm'; token: string } | null {
  const reset = readLinkToken(fragment, 'reset');
  if (reset !== null) return { kind: 'reset', token: reset };
  const confirm = readLinkToken(fragment, 'confirm');
  return confirm === null ? null : { kind: 'confirm', token: confirm };
}
