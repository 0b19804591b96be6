import { difficulties } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

type FooterLink = readonly [href: string, label: string];

export const productLinks: readonly FooterLink[] = [
  ...difficulties.map((difficulty): FooterLink => [paths.products({ difficulty }), `${difficulty} builds`]),
  [paths.products(), 'All products'],
];

export const benchLinks: readonly FooterLink[] = [
  [paths.bench(), 'Build step by step'],
  [paths.pedalboard(), 'Pedalboard'],
  [paths.bench('class'), 'Teach a class'],
];

export const supportLinks: readonly FooterLink[] = [
  [paths.guides, 'Build Guides'],
  [paths.support, 'Support'],
  [paths.community, 'Community'],
  [paths.contact, 'Contact Us'],
  [paths.trackOrder, 'Track an order'],
];

export const legalLinks: readonly FooterLink[] = [
  [paths.privacy, 'Privacy Policy'],
  [paths.terms, 'Terms of Service'],
  [paths.shipping, 'Shipping Information'],
];
