export interface Screen {
  name: string;
  path: string;
  status: number;
  heading: string;
  title: RegExp;
  /** Some of the words that make the screen what it is. */
  words: (string | RegExp)[];
  /** So long that looking at it in every theme takes minutes, while shorter screens are made of the same parts. */
  long?: boolean;
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
    name: 'contact',
    path: '/contact',
    status: 200,
    heading: 'Contact Us',
    title: /^Contact Us\b.*taar/,
    words: ['help@taar.example', 'Monday to Friday', '9 AM to 5 PM PST', 'Grievance officer', 'Build Guides'],
  },
  {
    name: 'track-order',
    path: '/track-order',
    status: 200,
    heading: 'Track an order',
    title: /^Track an Order\b.*taar/,
    words: ['Your orders', /We’ll email you a link to your order/, 'Write to us'],
  },
  {
    name: 'community',
    path: '/community',
    status: 200,
    heading: 'Community',
    title: /^Community\b.*taar/,
    words: ['help@taar.example', 'Talk with other builders on Discord', 'What others built', 'How to show yours'],
  },
  {
    name: 'first-pedal',
    path: '/first-pedal',
    status: 200,
    heading: 'Your first pedal is the Clean Booster',
    title: /^Your First Pedal\b.*taar/,
    words: ['What you need', 'Clean Booster kit', 'Soldering Iron, 60 W', '₹1,290', '₹5,117', 'Standard delivery'],
  },
  {
    name: 'bench',
    path: '/bench',
    status: 200,
    heading: 'The Bench',
    title: /^The Bench\b.*taar/,
    words: ['Fuzz Box', 'Vintage Overdrive', 'Analog Delay'],
  },
  {
    name: 'bench-paste',
    path: '/bench/paste',
    status: 200,
    heading: 'Paste a bill',
    title: /^Paste a Bill\b.*taar/,
    words: ['KiCad, Tayda, Mouser, or the back of an envelope.', 'Your list'],
  },
  {
    name: 'bench-stash',
    path: '/bench/stash',
    status: 200,
    heading: 'My stash',
    title: /^My Stash\b.*taar/,
    words: ['What you own, counted, so every bill knows it.'],
  },
  {
    name: 'bench-parts',
    path: '/bench/fuzz-box/parts',
    status: 200,
    heading: 'Fuzz Box',
    title: /^Parts of the Fuzz Box\b.*taar/,
    words: [/BC108B/, /^Building something else\?/],
  },
  {
    name: 'pedalboard',
    path: '/pedalboard?kits=fuzz-box,analog-delay',
    status: 200,
    heading: 'Patch a board',
    title: /^Pedalboard\b.*taar/,
    words: [/^Put up to eight kits in a row/],
  },
  {
    name: 'guides',
    path: '/guides',
    status: 200,
    heading: 'Build Guides',
    title: /^Build Guides\b.*taar/,
    words: ['30 min', '45 min', '60 min', /28:45 minutes/, /15:30 minutes/, /35:20 minutes/, 'Community builds'],
  },
  {
    name: 'guide',
    path: '/guides/beginner',
    status: 200,
    heading: 'Your First Pedal Build',
    title: /^Your First Pedal Build\b.*taar/,
    words: ['30 min read', 'On this page', 'Resistor colours', '4.7 kΩ, ±1%', 'Read next'],
    long: true,
  },
  {
    name: 'guide-tools',
    path: '/guides/tools',
    status: 200,
    heading: 'Tools for Building Pedals',
    title: /^Tools for Building Pedals\b.*taar/,
    words: [/min read$/, 'On this page'],
  },
  {
    name: 'video',
    path: '/guides/videos/soldering-basics',
    status: 200,
    heading: 'Soldering Basics in Fifteen Minutes',
    title: /^Soldering Basics in Fifteen Minutes\b.*taar/,
    words: ['What you need', 'Film planned, 15 minutes. The whole text is here now.', 'Read with pictures'],
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
    words: ['5–7 business days', '₹799', '₹6,200', 'Portland'],
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
