import { findScreen, screen, type Screen, type ScreenMatch } from '../shell/screen.ts';
import { notFoundScreen } from './not-found-screen.ts';

/** Screens that several addresses share. */
const importContact = () => import('./contact.tsx');
const importNewsletter = () => import('./newsletter.tsx');

/** Screens that are whole as HTML. */
const reading = { waits: true };

/** The one table of screens. The last one matches every address. */
export const screens: readonly Screen[] = [
  screen('/', 'routes/home.tsx', () => import('./home.tsx'), reading),
  screen('/products', 'routes/products.tsx', () => import('./products.tsx'), reading),
  screen('/products/:id', 'routes/product.tsx', () => import('./product.tsx'), reading),
  screen('/products/:id/reviews', 'routes/reviews.tsx', () => import('./reviews.tsx'), reading),
  screen('/cart', 'routes/cart.tsx', () => import('./cart.tsx')),
  screen('/buy/:lines', 'routes/buy.tsx', () => import('./buy.tsx'), reading),
  screen('/wish-list', 'routes/wish-list.tsx', () => import('./wish-list.tsx')),
  screen('/checkout', 'routes/checkout.tsx', () => import('./checkout.tsx')),
  screen('/orders/:id', 'routes/order.tsx', () => import('./order.tsx')),
  screen('/orders/:id/problem', 'routes/order-claim.tsx', () => import('./order-claim.tsx')),
  screen('/orders/:id/return', 'routes/order-return.tsx', () => import('./order-return.tsx')),
  screen('/quote', 'routes/ask-quote.tsx', () => import('./ask-quote.tsx')),
  screen('/quote/:number', 'routes/quote.tsx', () => import('./quote.tsx')),
  screen('/track-order', 'routes/track-order.tsx', () => import('./track-order.tsx')),
  screen('/guides', 'routes/guides.tsx', () => import('./guides.tsx'), reading),
  screen('/guides/:id', 'routes/guide.tsx', () => import('./guide.tsx'), reading),
  screen('/guides/videos/:id', 'routes/video.tsx', () => import('./video.tsx'), reading),
  screen('/contact', 'routes/contact.tsx', importContact, reading),
  screen('/support', 'routes/contact.tsx', importContact, reading),
  screen('/community', 'routes/community.tsx', () => import('./community.tsx'), reading),
  screen('/builds/:code', 'routes/build.tsx', () => import('./build.tsx'), reading),
  screen('/first-pedal', 'routes/first-pedal.tsx', () => import('./first-pedal.tsx')),
  screen('/bench/*?', 'routes/workbench.tsx', () => import('./workbench.tsx')),
  screen('/pedalboard', 'routes/pedalboard.tsx', () => import('./pedalboard.tsx')),
  screen('/circuit', 'routes/own-circuit.tsx', () => import('./own-circuit.tsx')),
  screen('/newsletter/confirm', 'routes/newsletter.tsx', importNewsletter),
  screen('/newsletter/leave', 'routes/newsletter.tsx', importNewsletter),
  screen('/privacy', 'routes/privacy.tsx', () => import('./privacy.tsx'), reading),
  screen('/terms', 'routes/terms.tsx', () => import('./terms.tsx'), reading),
  screen('/shipping', 'routes/shipping.tsx', () => import('./shipping.tsx'), reading),
  screen('/auth', 'routes/auth.tsx', () => import('./auth.tsx')),
  screen('/dashboard', 'routes/dashboard.tsx', () => import('./dashboard.tsx')),
  notFoundScreen,
];

export const matchScreen = (pathname: string): ScreenMatch => findScreen(screens, pathname);
