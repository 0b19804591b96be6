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
    name: 'products',
    path: '/products',
    status: 200,
    heading: 'Guitar Pedal DIY Kits',
    title: /^Guitar Pedal DIY Kits\b.*taar/,
    words: [/^\d+ items$/, /^\d+ in stock$/, 'Add to Cart', 'Difficulty'],
  },
  {
    name: 'product',
    path: '/products/vintage-overdrive',
    status: 200,
    heading: 'Vintage Overdrive',
    title: /^Vintage Overdrive\b.*taar/,
    words: ['₹3,499', 'Specifications', "What's Included", 'Build Information', '2-4 hours', 'Country of origin'],
  },
  {
    name: 'product-not-found',
    path: '/products/no-such-product',
    status: 404,
    heading: 'Product Not Found',
    title: /^Product Not Found\b.*taar/,
    words: ["The product you're looking for doesn't exist or has been removed.", 'Back to Products'],
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
