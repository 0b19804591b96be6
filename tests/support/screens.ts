export interface Screen {
  name: string;
  path: string;
  status: number;
  heading: string;
  title: RegExp;
  /** Some of the words that make the screen what it is. */
  words: (string | RegExp)[];
}

/** The screens that stand, with what their HTML alone must say; sweeps go over all of them. */
export const screens: Screen[] = [
  {
    name: 'home',
    path: '/',
    status: 200,
    heading: 'Build Your Own Guitar Effects',
    title: /taar/,
    words: ['Premium DIY Kits', 'View Build Guides', 'Why Build Your Own Pedals?', 'Share Your Build'],
  },
  {
    name: 'privacy',
    path: '/privacy',
    status: 200,
    heading: 'Privacy Policy',
    title: /^Privacy Policy\b.*taar/,
    words: ['December 2024'],
  },
  {
    name: 'terms',
    path: '/terms',
    status: 200,
    heading: 'Terms of Service',
    title: /^Terms of Service\b.*taar/,
    words: ['December 2024'],
  },
  {
    name: 'shipping',
    path: '/shipping',
    status: 200,
    heading: 'Shipping Information',
    title: /^Shipping Information\b.*taar/,
    words: ['5-7 business days', '₹799', '₹6,200', 'Portland'],
  },
  {
    name: 'not-found',
    path: '/no-such-page',
    status: 404,
    heading: 'Page Not Found',
    title: /^Page Not Found\b.*taar/,
    words: [],
  },
];
