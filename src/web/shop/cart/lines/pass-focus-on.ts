/** Where the focus goes when nothing beside what was pressed is left. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What had the focus goes, with the row or group around it; the one beside it takes the focus, or else the heading. */
export function passFocusOn(pressed: HTMLElement, around: 'li' | 'section'): void {
  const gone = pressed.closest(around);
  const neighbour = gone?.nextElementSibling ?? gone?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a');
  if (next) next.focus({ preventScroll: true });
  else focusHeading();
}
