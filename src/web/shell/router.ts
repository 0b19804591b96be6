import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';

/** The names of the parameters in a path: '/products/:id' gives { id: string }. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

export interface LoadInput<P = object> {
  readonly params: P;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
}

/** Fetches what the screen shows into the query cache. False: there is no such page. */
type Load<P> = (input: LoadInput<P>) => Promise<boolean | void>;

interface ScreenModule<P> {
  readonly default: ComponentType<{ params: P }>;
  /** It comes with the screen's code, so that the first visit does not carry what other screens fetch. */
  readonly load?: Load<P>;
}

export interface Screen {
  readonly path: string;
  /** The source file, by which the server finds the code to preload. */
  readonly module: string;
  /** Loads the screen's code; after that it renders without suspending. */
  readonly preload: () => Promise<void>;
  readonly component: () => ComponentType<{ params: object }>;
  readonly load: Load<object>;
}

function screen<const Path extends string>(
  path: Path,
  module: string,
  importModule: () => Promise<ScreenModule<Params<Path>>>,
): Screen {
  let loaded: ScreenModule<Params<Path>> | undefined;
  const importOnce = async () => (loaded ??= await importModule());
  const Lazy = lazy(importOnce);
  return {
    path,
    module,
    preload: async () => void (await importOnce()),
    component: () => (loaded?.default ?? Lazy) as ComponentType<{ params: object }>,
    load: async (input) => (await importOnce()).load?.(input as LoadInput<Params<Path>>),
  };
}

/** Screens that several addresses share. */
const importContact = () => import('../routes/contact.tsx');
const importNewsletter = () => import('../routes/newsletter.tsx');

/** The one table of screens. The last one matches every address. */
export const screens: readonly Screen[] = [
  screen('/', 'routes/home.tsx', () => import('../routes/home.tsx')),
  screen('/products', 'routes/products.tsx', () => import('../routes/products.tsx')),
  screen('/products/:id', 'routes/product.tsx', () => import('../routes/product.tsx')),
  screen('/cart', 'routes/cart.tsx', () => import('../routes/cart.tsx')),
  screen('/checkout', 'routes/checkout.tsx', () => import('../routes/checkout.tsx')),
  screen('/orders/:id', 'routes/order.tsx', () => import('../routes/order.tsx')),
  screen('/guides', 'routes/guides.tsx', () => import('../routes/guides.tsx')),
  screen('/guides/:id', 'routes/guide.tsx', () => import('../routes/guide.tsx')),
  screen('/guides/videos/:id', 'routes/video.tsx', () => import('../routes/video.tsx')),
  screen('/contact', 'routes/contact.tsx', importContact),
  screen('/support', 'routes/contact.tsx', importContact),
  screen('/community', 'routes/contact.tsx', importContact),
  screen('/newsletter/confirm', 'routes/newsletter.tsx', importNewsletter),
  screen('/newsletter/leave', 'routes/newsletter.tsx', importNewsletter),
  screen('/privacy', 'routes/privacy.tsx', () => import('../routes/privacy.tsx')),
  screen('/terms', 'routes/terms.tsx', () => import('../routes/terms.tsx')),
  screen('/shipping', 'routes/shipping.tsx', () => import('../routes/shipping.tsx')),
  screen('/auth', 'routes/auth.tsx', () => import('../routes/auth.tsx')),
  screen('/dashboard', 'routes/dashboard.tsx', () => import('../routes/dashboard.tsx')),
  screen('*', 'routes/not-found.tsx', () => import('../routes/not-found.tsx')),
];

/** For a screen that finds nothing at its address. */
export const noScreen: Screen = screens.at(-1)!;

export interface ScreenMatch {
  readonly screen: Screen;
  readonly params: object;
}

export function matchScreen(pathname: string): ScreenMatch {
  for (const candidate of screens) {
    const [matched, params] = matchRoute(parse, candidate.path, pathname);
    if (matched) return { screen: candidate, params };
  }
  throw new Error('The last screen matches every address.');
}
