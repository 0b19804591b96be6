import { emailLinkHours, resetLinkHours } from '#domain/accounts/account.ts';
import { shop } from '#domain/shop/shop.ts';
import { button, note, paragraph, type MailContent } from '../mail/mail.ts';

/**
 * Nothing that the person typed but addresses stands in these mails: whoever signs up may have given a stranger's
 * mailbox, and a name can be an advertisement.
 */
interface Reader {
  readonly email: string;
}

const hours = (count: number): string => (count === 1 ? 'one hour' : `${count} hours`);

export const welcomeMail = (user: Reader, link: string): MailContent => ({
  to: user.email,
  subject: `Welcome to ${shop.name}`,
  heading: `Welcome to ${shop.name}`,
  blocks: [
    paragraph(
      'Your account is ready: your orders, addresses and build documents are in one place. Sign in with your username or this email address.',
    ),
    paragraph('One small thing: please confirm that this email address is yours.'),
    button('Confirm my email address', link),
    note(`The link works once, for ${hours(emailLinkHours)}. If you didn’t create this account, ignore this email.`),
  ],
});

export const passwordResetMail = (user: Reader, link: string): MailContent => ({
  to: user.email,
  subject: 'Set a new password',
  heading: 'Set a new password',
  blocks: [
    paragraph(`Someone, hopefully you, asked for a new password for your account at ${shop.name}.`),
    button('Choose a new password', link),
    note(
      `The link works once, for ${hours(resetLinkHours)}. If it wasn’t you, ignore this email: your password stays as it is.`,
    ),
  ],
  needed: true,
});

export const passwordChangedMail = (user: Reader, authPage: string): MailContent => ({
  to: user.email,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  blocks: [
    paragraph('The password of your account was just changed, and every other device was signed out.'),
    paragraph(
      `If that was you, all is well. If not, reset your password right away and write to ${shop.email.support}.`,
    ),
    button('This wasn’t me', authPage),
  ],
});

/** To somebody who works in the office. */
export const factorChangedMail = (user: Reader, change: 'added' | 'removed', name: string): MailContent => ({
  to: user.email,
  subject: `A second factor was ${change}`,
  heading: `A second factor was ${change}`,
  blocks: [
    paragraph(`“${name}” was just ${change}, for signing in to the back office.`),
    paragraph(`If that was you, all is well. If not, set a new password right away and tell the owner of the shop.`),
  ],
  needed: true,
});

/** To the mailbox that the account has now. */
export const emailChangeOldAddressMail = (user: Reader, newEmail: string, link: string): MailContent => ({
  to: user.email,
  subject: 'Please confirm your new email address',
  heading: 'A new email address for your account',
  blocks: [
    paragraph(
      `Someone, hopefully you, asked to change the email address of your account at ${shop.name} to ${newEmail}.`,
    ),
    paragraph('It changes once you confirm from both your old and your new email address.'),
    button('Yes, change it', link),
    note(
      `The link works once, for ${hours(emailLinkHours)}. If it wasn’t you, don’t follow it: nothing changes without you. But do set a new password, because someone is using your account.`,
    ),
  ],
});

/** To the mailbox that the account shall get. */
export const emailChangeNewAddressMail = (newEmail: string, link: string): MailContent => ({
  to: newEmail,
  subject: 'Please confirm your new email address',
  heading: 'Is this your email address?',
  blocks: [
    paragraph(`An account at ${shop.name} is about to use this email address.`),
    paragraph('It changes once you confirm from both your old and your new email address.'),
    button('Yes, this is mine', link),
    note(`The link works once, for ${hours(emailLinkHours)}. If you don’t know what this is about, ignore this email.`),
  ],
});
