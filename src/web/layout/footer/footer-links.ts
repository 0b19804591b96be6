import { paths } from '#domain/paths/paths.ts';

interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export const productLinks: readonly FooterLink[] = [
  { label: 'Beginner builds', href: paths.products({ difficulty: 'Beginner' }) },
  { label: 'Intermediate builds', href: paths.products({ difficulty: 'Intermediate' }) },
  { label: 'Advanced builds', href: paths.products({ difficulty: 'Advanced' }) },
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
