import { emailLinkHours, resetLinkHours } from '#domain/accounts/account.ts';
import { displayName } from '#domain/accounts/display-name.ts';
import { shop } from '#domain/shop/shop.ts';
import { button, note, paragraph, type MailContent } from '../mail/mail.ts';

interface Reader {
  readonly email: string;
  readonly username: string;
  readonly firstName: string | null;
}

const hours = (count: number): string => (count === 1 ? 'one hour' : `${count} hours`);

export const welcomeMail = (user: Reader, link: string): MailContent => ({
  to: user.email,
  subject: `Welcome to ${shop.name}`,
  heading: `Welcome, ${displayName(user)}!`,
  blocks: [
    paragraph(
      `Your account is ready: your username is ${user.username}. Orders, addresses and build documents now wait for you in one place.`,
    ),
    paragraph('One small thing: please confirm that this mailbox is yours.'),
    button('Confirm my mail address', link),
    note(`The link works once, for ${hours(emailLinkHours)}. If you did not make this account, ignore this mail.`),
  ],
});

export const passwordResetMail = (user: Reader, link: string): MailContent => ({
  to: user.email,
  subject: 'Set a new password',
  heading: 'Set a new password',
  blocks: [
    paragraph(`Someone, hopefully you, asked for a new password for the account ${user.username}.`),
    button('Choose a new password', link),
    note(
      `The link works once, for ${hours(resetLinkHours)}. If it was not you, ignore this mail: your password stays as it is.`,
    ),
  ],
});

export const passwordChangedMail = (user: Reader, authPage: string): MailContent => ({
  to: user.email,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  blocks: [
    paragraph(
      `The password of the account ${user.username} was changed just now, and every other device was signed out.`,
    ),
    paragraph(`If that was you, all is well. If not, set a new password at once and write to ${shop.email.support}.`),
    button('This was not me', authPage),
  ],
});

/** To the mailbox that the account has now. */
export const emailChangeOldAddressMail = (user: Reader, newEmail: string, link: string): MailContent => ({
  to: user.email,
  subject: 'Please confirm your new mail address',
  heading: 'A new mail address for your account',
  blocks: [
    paragraph(`The account ${user.username} shall get the mail address ${newEmail} in place of this one.`),
    paragraph('It changes once both mailboxes have agreed. If you want this, agree here:'),
    button('Yes, change it', link),
    note(
      `The link works once, for ${hours(emailLinkHours)}. If it was not you, do not follow it: without you nothing changes. Then choose a new password, for someone is using your account.`,
    ),
  ],
});

/** To the mailbox that the account shall get. */
export const emailChangeNewAddressMail = (user: Reader, newEmail: string, link: string): MailContent => ({
  to: newEmail,
  subject: 'Please confirm your new mail address',
  heading: 'Is this mailbox yours?',
  blocks: [
    paragraph(`The account ${user.username} at ${shop.name} shall get this mail address.`),
    paragraph('It changes once both mailboxes, the old and this one, have agreed.'),
    button('Yes, this is mine', link),
    note(`The link works once, for ${hours(emailLinkHours)}. If you do not know what this is about, ignore this mail.`),
  ],
});
