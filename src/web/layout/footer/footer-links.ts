import type { Difficulty } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** Only kits are built; a part has a difficulty too, and there are eight times as many parts. */
const kitsFor = (difficulty: Difficulty): string => paths.products({ category: 'kit', difficulty });

export const productLinks: readonly FooterLink[] = [
  { label: 'Beginner builds', href: kitsFor('Beginner') },
  { label: 'Intermediate builds', href: kitsFor('Intermediate') },
  { label: 'Advanced builds', href: kitsFor('Advanced') },
  { label: 'All products', href: paths.products() },
];

export const supportLinks: readonly FooterLink[] = [
  { label: 'Build Guides', href: paths.guides },
  { label: 'Support', href: paths.support },
  { label: 'Community', href: paths.community },
  { label: 'Contact Us', href: paths.contact },
];

export const legalLinks: readonly FooterLink[] = [
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Service', href: paths.terms },
  { label: 'Shipping Information', href: paths.shipping },
];
