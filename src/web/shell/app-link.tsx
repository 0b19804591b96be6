import { useQueryClient } from '@tanstack/react-query';
import { use, type ComponentProps } from 'react';
import { Link } from 'wouter';
import { MatchScreenContext } from './screen.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** Left in the history for the screen it leads to. */
  readonly state?: unknown;
  /** It takes the place of the address in the history instead of adding one. */
  readonly replace?: boolean;
};

/** A link that fetches the next screen's code and data as soon as the visitor shows intent. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const queryClient = useQueryClient();
  const matchScreen = use(MatchScreenContext);
  const prefetch = () => {
    const url = new URL(href, location.href);
    const match = matchScreen?.(url.pathname);
    // A failure shows when the screen itself asks; guessing ahead must never disturb.
    match?.screen.load({ params: match.params, search: url.searchParams, queryClient }).catch(() => {});
  };
  // Before React is there a link leads by itself, but only React can leave something in the history.
  const hold = rest.state === undefined ? {} : { 'data-hold': '' };
  return <Link {...hold} {...rest} href={href} onPointerEnter={prefetch} onFocus={prefetch} />;
}
