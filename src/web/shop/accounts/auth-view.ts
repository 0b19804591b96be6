import { useLocation, useSearch } from 'wouter';
import { paths } from '#domain/paths/paths.ts';

const authViews = ['sign-in', 'sign-up', 'forgot-password'] as const;
export type AuthView = (typeof authViews)[number];

/** What the sign-in screen shows, by its address; whatever is not known means signing in. */
export function readAuthView(search: string): AuthView {
  const wanted = new URLSearchParams(search).get('tab');
  return authViews.find((view) => view === wanted) ?? 'sign-in';
}

export function authPath(view: AuthView, search: string): string {
  const parameters = new URLSearchParams(search);
  if (view === 'sign-in') parameters.delete('tab');
  else parameters.set('tab', view);
  return parameters.size > 0 ? `${paths.auth}?${parameters}` : paths.auth;
}

export function useAuthView(): [AuthView, (view: AuthView) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  // The history's note of where the visitor came from goes along.
  const show = (view: AuthView) => navigate(authPath(view, search), { replace: true, state: history.state });
  return [readAuthView(search), show];
}
