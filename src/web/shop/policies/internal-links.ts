import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** The parts of a click and of the link under it that decide who follows the link. */
export interface LinkClick {
  readonly href: string | null;
  readonly button: number;
  readonly modified: boolean;
}

/**
 * Text from Markdown holds plain links. A plain click on a path of the shop moves without a reload; anchors, mail,
 * other sites and clicks that ask for a new tab are left to the browser.
 */
export const internalPathOf = ({ href, button, modified }: LinkClick): string | null =>
  href !== null && button === 0 && !modified && /^\/(?!\/)[^#]*$/.test(href) ? href : null;

export function useInternalLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const path = internalPathOf({ href: link.getAttribute('href'), button: event.button, modified });
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
}
