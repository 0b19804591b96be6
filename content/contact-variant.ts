import type { SuggestedSubject } from '#domain/messages/contact.ts';
import { paths } from '#domain/paths/paths.ts';

/** The words that differ between the three addresses that lead to the contact screen. */
export interface ContactVariant {
  readonly path: string;
  readonly heading: string;
  readonly lead: string;
  readonly description: string;
  readonly subject: SuggestedSubject | '';
  /** What a good message tells, under its field. */
  readonly hint: string;
}

const contact: ContactVariant = {
  path: paths.contact,
  heading: 'Contact Us',
  lead: 'A question before you buy, a word about an order, a part that went missing: a person reads it, and that person answers.',
  description: 'Write, email or call: our contact form, email address, phone number and business hours.',
  subject: '',
  hint: 'About an order? Add its number, like PK-1042.',
};

const support: ContactVariant = {
  path: paths.support,
  heading: 'Support',
  lead: 'Silent, humming or smoking: tell us what you built and what you measured. Most first builds that fail can be saved.',
  description:
    'Help with a build that does not work yet, from the people who drew the circuit. Write to us or call us.',
  subject: 'Help with a build',
  hint: 'Tell us the kit, what you hear, and the voltages you measured. The build document shows where to put the probe.',
};

const community: ContactVariant = {
  path: paths.community,
  heading: 'Community',
  lead: 'You built one? Show us, and tell us what you changed. A good finish or a bold mod teaches the rest of us.',
  description: 'Show us the pedal you built, meet other builders, and find where they talk.',
  subject: 'My finished build',
  hint: 'Tell us the kit and what you changed, and add a link to your pictures or sound.',
};

/** The one that fits the address. */
export const contactVariant = (pathname: string): ContactVariant =>
  [support, community].find(({ path }) => pathname.startsWith(path)) ?? contact;
