import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+shop@example.com', 'asha@example.com'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['a.rao@example.com', 'a.rao@example.com'],
  ['+1@example.com', '+1@example.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
