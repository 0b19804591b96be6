import { useEffect } from 'react';

/** An element with all that it stands in, the nearest first. */
function chainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

function focusHeadingIn(place: Element): void {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('header h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Many a press takes away the button that was pressed: a thing is decided, a row is gone. The focus would fall to the top of
 * the page. The heading of the nearest place that is still there takes it: a screen reader says what one is at, and Tab goes
 * on from there.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? chainOf(target) : [];
    };
    const lookAfter = new MutationObserver(() => {
      const [focused] = last;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const place = last.find((element) => element.isConnected);
      last = [];
      if (place) focusHeadingIn(place);
    });
    document.addEventListener('focusin', remember);
    lookAfter.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      lookAfter.disconnect();
    };
  }, []);
}
