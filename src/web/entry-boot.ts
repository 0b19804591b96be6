import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { showCartCount } from './components/cart/cart-count.ts';
import { holdPresses, replayPress, type HeldPress } from './shell/boot/held-presses.ts';
import { readPageCode } from './shell/boot/page-code.ts';
import { oppositeTheme, isTheme, themeKey } from './shell/theme/theme.ts';

/**
 * The script that stands in the head of every page. It answers until React is there, and says when React comes: at once
 * where the screen is a tool, and where it is for reading at the first sign of a visitor, or when nothing else goes on.
 */

/** So long nobody has touched the page: whoever reads it does not notice that it comes alive. */
const quietMs = 8000;

const isSignedIn = (): boolean => document.cookie.includes(`${sessionSignCookie}=`);

/** What the page of all visitors does not show yet: who is here, and what stands in the address besides the path. */
const saysMore = (): boolean =>
  isSignedIn() || location.hash === '#probe' || (location.search !== '' && !/^\/products\/?$/.test(location.pathname));

/** Someone comes back to where they were, and finds what they had seen or kept there. */
const comesBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work());
  else setTimeout(work);
};

const isSaving = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

function linkTo(rel: 'modulepreload' | 'prefetch', href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '', ...(rel === 'prefetch' && { as: 'script' }) });
  document.head.append(link);
}

function answerTheme(): true {
  const { dataset } = document.documentElement;
  const theme = oppositeTheme(isTheme(dataset['theme']) ? dataset['theme'] : 'light');
  dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The choice is still shown; it only cannot be kept.
  }
  return true;
}

/** True: the press needs no React. */
const answer = ({ type, target }: HeldPress): boolean =>
  type === 'click' && target.matches('[data-press=theme]') && answerTheme();

let isTouched = false;
let start = (): void => {
  isTouched = true;
};

const held = holdPresses({
  onTouch: () => start(),
  onPress: (press) => {
    if (answer(press)) return true;
    document.documentElement.dataset['waiting'] = '';
    return false;
  },
});
window.heldPresses = { ...held, goOnPlainly };

/** Without React, or without the code of the screen, the page is plain HTML, which does what it can. */
function goOnPlainly(): void {
  window.heldPresses = null;
  delete document.documentElement.dataset['waiting'];
  held.release();
  for (const press of held.presses) replayPress(press);
}

function begin(): void {
  const { files, waits } = readPageCode();
  if (waits) showCartCount(held.released);
  let isStarted = false;
  start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const file of files) linkTo('modulepreload', file);
    import(/* @vite-ignore */ files[0]!).catch(goOnPlainly);
  };
  if (!waits || isTouched || saysMore() || comesBack()) return start();
  const prepare = (): void =>
    whenIdle(() => {
      if (isStarted || isSaving()) return;
      for (const file of files) linkTo('prefetch', file);
      setTimeout(() => whenIdle(() => document.visibilityState === 'visible' && start()), quietMs);
    });
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare, { once: true });
}

function beginWhenShown(): void {
  // A page that the browser draws ahead is begun when the visitor comes to it.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginWhenShown, { once: true });
else beginWhenShown();
