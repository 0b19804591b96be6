import { confirmLinkDays } from '#domain/messages/newsletter.ts';
import { shop } from '#domain/shop/shop.ts';
import { button, note, paragraph, type MailContent } from '../mail/mail.ts';

/** The two addresses by which a reader leaves: the screen, and what the mail program posts to by itself. */
export interface UnsubscribeLinks {
  readonly leave: string;
  readonly oneClickUnsubscribeUrl: string;
}

const unsubscribeNote = ({ leave }: UnsubscribeLinks) => note(`To leave the newsletter at any time: ${leave}`);

const envelopeOf = ({ oneClickUnsubscribeUrl }: UnsubscribeLinks) => ({ oneClickUnsubscribeUrl });

export const confirmSubscriptionMail = (to: string, link: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: 'Please confirm the newsletter',
  heading: 'One more step',
  blocks: [
    paragraph(`Someone, hopefully you, asked for the newsletter of ${shop.name} at this address.`),
    paragraph('It brings new kits and one good circuit explained, never more than once a month. If you want it:'),
    button('Yes, send it to me', link),
    note(`The link works for ${confirmLinkDays} days. If it was not you, ignore this mail, and no letter follows.`),
    unsubscribeNote(out),
  ],
  reason: 'This mail was sent because the newsletter was asked for at this address.',
  envelope: envelopeOf(out),
});

export const alreadySubscribedMail = (to: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: 'You get the newsletter already',
  heading: 'You are on the list',
  blocks: [
    paragraph(`Someone, hopefully you, asked again for the newsletter of ${shop.name}. You get it at this address.`),
    paragraph('There is nothing to do. If a letter is missing, please look in the folder for junk mail.'),
    unsubscribeNote(out),
  ],
  reason: 'This mail was sent because the newsletter was asked for at this address.',
  envelope: envelopeOf(out),
});

export const newsletterWelcomeMail = (to: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: `Welcome to the newsletter of ${shop.name}`,
  heading: 'You are on the list',
  blocks: [
    paragraph('Thank you. The next letter comes to this address: new kits, and one good circuit explained.'),
    paragraph('We use the address for nothing else, and never send more than one letter a month.'),
    unsubscribeNote(out),
  ],
  reason: 'This mail was sent because you confirmed the newsletter.',
  envelope: envelopeOf(out),
});
