import { nextMenuIndex } from './menu-keys.ts';

/** Menus of one name open one at a time, which the browser sees to itself. */
export const siteMenuName = 'site-menu';

const items = 'a[href], button:not(:disabled)';

function moveWithin(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const targets = [...menu.querySelectorAll<HTMLElement>(items)];
  const current = targets.findIndex((target) => target === document.activeElement);
  const next = nextMenuIndex(event.key, current, targets.length);
  if (next === null) return;
  event.preventDefault();
  targets[next]?.focus();
}

/** Down on the name of a closed menu opens it and enters, as in any menu bar. */
function enterWithArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLElement)) return;
  const menu = event.target.matches('summary') ? event.target.parentElement : null;
  if (!(menu instanceof HTMLDetailsElement) || menu.name !== siteMenuName) return;
  event.preventDefault();
  menu.open = true;
  menu.querySelector<HTMLElement>(items)?.focus();
}

/**
 * What native disclosure leaves out: Escape closes and gives the focus back, leaving closes, arrow keys move.
 * Without script the menus are plain disclosures and work all the same. Returns how to stop.
 */
export function watchSiteMenus(bar: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const openMenu = () => bar.querySelector<HTMLDetailsElement>(`details[name='${siteMenuName}'][open]`);
  const close = (): void => {
    const menu = openMenu();
    if (menu) menu.open = false;
  };
  const closeWhenLeft = (event: Event): void => {
    if (event.target instanceof Node && !openMenu()?.contains(event.target)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const menu = openMenu();
    if (!menu) enterWithArrow(event);
    else if (event.key === 'Escape') {
      close();
      menu.querySelector('summary')?.focus();
    } else if (menu.contains(document.activeElement)) moveWithin(menu, event);
  };
  const closeWhenFollowed = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', closeWhenLeft, { signal });
  document.addEventListener('focusin', closeWhenLeft, { signal });
  bar.addEventListener('click', closeWhenFollowed, { signal });
  addEventListener('popstate', close, { signal });
  return () => stop.abort();
}
