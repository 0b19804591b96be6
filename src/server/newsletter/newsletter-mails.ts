import { confirmLinkDays } from '#domain/messages/newsletter.ts';
import { partsOfIssue, type IssuePart } from '#domain/messages/newsletter-issue.ts';
import { shop } from '#domain/shop/shop.ts';
import { button, note, paragraph, quote, subheading, type MailBlock, type MailContent } from '../mail/mail.ts';

/** The two addresses by which a reader leaves: the screen, and what the mail program posts to by itself. */
export interface UnsubscribeLinks {
  readonly leave: string;
  readonly oneClickUnsubscribeUrl: string;
}

const unsubscribeNote = ({ leave }: UnsubscribeLinks) => note(`Unsubscribe at any time: ${leave}`);

const envelopeOf = ({ oneClickUnsubscribeUrl }: UnsubscribeLinks) => ({ oneClickUnsubscribeUrl });

export const confirmSubscriptionMail = (to: string, link: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: 'Confirm your newsletter subscription',
  heading: 'One more step',
  blocks: [
    paragraph(`Someone, hopefully you, signed this address up for the ${shop.name} newsletter.`),
    paragraph(
      'You’ll get new kits and one good circuit explained, never more than once a month. To start, confirm your address:',
    ),
    button('Confirm subscription', link),
    note(
      `The link works for ${confirmLinkDays} days. If this wasn’t you, ignore this email and you won’t get any newsletters.`,
    ),
    unsubscribeNote(out),
  ],
  reason: 'You’re getting this email because someone signed this address up for our newsletter.',
  envelope: envelopeOf(out),
});

export const alreadySubscribedMail = (to: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: 'You’re already subscribed',
  heading: 'You’re on the list',
  blocks: [
    paragraph(
      `Someone, hopefully you, signed this address up for the ${shop.name} newsletter again. You already get it here.`,
    ),
    paragraph('There’s nothing to do. If you’re missing an issue, check your spam folder.'),
    unsubscribeNote(out),
  ],
  reason: 'You’re getting this email because someone signed this address up for our newsletter.',
  envelope: envelopeOf(out),
});

export const newsletterWelcomeMail = (to: string, out: UnsubscribeLinks): MailContent => ({
  to,
  subject: `Welcome to the ${shop.name} newsletter`,
  heading: 'You’re on the list',
  blocks: [
    paragraph(
      'Thank you for subscribing. The next issue comes to this address: new kits, and one good circuit explained.',
    ),
    paragraph('We use your address for nothing else, and never send more than one newsletter a month.'),
    unsubscribeNote(out),
  ],
  reason: 'You’re getting this email because you confirmed your subscription.',
  envelope: envelopeOf(out),
});

function blockOf(part: IssuePart): MailBlock {
  if (part.kind === 'button') return button(part.label, part.url);
  return { heading: subheading, quote, paragraph }[part.kind](part.text);
}

export const newsletterIssueMail = (
  to: string,
  { subject, body }: { readonly subject: string; readonly body: string },
  out: UnsubscribeLinks,
): MailContent => ({
  to,
  subject,
  heading: subject,
  blocks: [...partsOfIssue(body).map(blockOf), unsubscribeNote(out)],
  reason: 'You’re getting this email because you confirmed your subscription.',
  envelope: envelopeOf(out),
});
