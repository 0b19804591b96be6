/** What had the focus goes, with the row or group around it; the one beside it takes the focus, or else the heading. */
export function passFocusOn(pressed: HTMLElement, around: 'li' | 'section'): void {
  const gone = pressed.closest(around);
  const neighbour = gone?.nextElementSibling ?? gone?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main h1');
  if (!next) return;
  if (next.tagName === 'H1') next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
