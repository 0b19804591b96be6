/** Domains whose mailboxes are the same with and without dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for counting: what follows a plus sign leads to the same one, and so do
 * capitals and, at some hosts, dots. Mail still goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+', 1)[0] || local;
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
