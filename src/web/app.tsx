import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { drawingUrl } from './shell/drawing-manifest.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { scrollToTopOnNavigation, useFocusOnNavigation } from './shell/navigation.ts';
import { paths } from '#domain/paths/paths.ts';
import { matchScreen } from './routes/screens.ts';
import { accountTraces } from './session/user.queries.ts';
import { MatchScreenContext, type ScreenMatch } from './shell/screen.ts';
import { SiteContext, type Site } from './shell/site.tsx';
import { useMarkHydrated } from './shell/hydration.ts';

accountTraces.load = () => import('./layout/sign-out/account-traces.ts');

interface AppProps {
  readonly queryClient: QueryClient;
  readonly site: Site;
  /** The path to render on the server; the browser reads its own. */
  readonly path?: string;
  /** The query that the server made the page with: less than the address has, and nothing on most screens. */
  readonly search: string;
}

/** They stay while screens come and go, so they are not part of a screen's own head. */
const Icons = () => (
  <>
    <link rel="icon" type="image/svg+xml" href={drawingUrl('brand/mark')} />
    <link rel="apple-touch-icon" href={drawingUrl('brand/apple-touch-icon')} />
  </>
);

function ScreenView({ match, pathname }: { match: ScreenMatch; pathname: string }) {
  // The component is chosen once per visit, so that loading its code later does not mount it anew.
  const [Component] = useState(match.screen.component);
  useFocusOnNavigation(pathname);
  useMarkHydrated();
  return <Component params={match.params} />;
}

function CurrentScreen() {
  const [pathname] = useLocation();
  const match = matchScreen(pathname);
  return (
    <PageLayout bare={match.screen.path === paths.auth}>
      <Suspense fallback={null}>
        <ScreenView key={match.screen.path} match={match} pathname={pathname} />
      </Suspense>
    </PageLayout>
  );
}

export function App({ queryClient, site, path, search }: AppProps) {
  return (
    <SiteContext value={site}>
      <Icons />
      <QueryClientProvider client={queryClient}>
        <Router {...(path !== undefined && { ssrPath: path })} ssrSearch={search} aroundNav={scrollToTopOnNavigation}>
          <MatchScreenContext value={matchScreen}>
            <CurrentScreen />
          </MatchScreenContext>
        </Router>
      </QueryClientProvider>
    </SiteContext>
  );
}
