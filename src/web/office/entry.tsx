import { createRoot } from 'react-dom/client';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Router, useLocation, type AroundNavHandler } from 'wouter';
import { officeRoot } from '#domain/paths/office-paths.ts';
import { drawingUrl } from '../shell/drawing-manifest.ts';
import { useMarkHydrated } from '../shell/hydration.ts';
import { scrollToTopOnNavigation } from '../shell/navigation.ts';
import { MatchScreenContext, type ScreenMatch } from '../shell/screen.ts';
import { OfficeLayout } from './layout/office-layout.tsx';
import { ScreenFailure } from './layout/screen-failure.tsx';
import { useLostFocus } from './layout/lost-focus.ts';
import { useTitleFocus } from './layout/title-focus.ts';
import { matchOfficeScreen } from './routes/screens.ts';
import { guardNavigation } from './ui/save-bar/unsaved-changes.ts';
import { ScreenLoading } from './ui/screen-loading/screen-loading.tsx';

/** Others work here at the same time: what was fetched is shown at once, and asked for again when one comes back to it. */
const createOfficeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5000, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });

/** Unsaved changes are never left without a question. */
const navigateCarefully: AroundNavHandler = (navigate, to, options) =>
  guardNavigation(() => scrollToTopOnNavigation(navigate, to, options));

function ScreenView({ match, pathname }: { match: ScreenMatch; pathname: string }) {
  const [Component] = useState(match.screen.component);
  useTitleFocus(pathname);
  return <Component params={match.params} />;
}

function CurrentScreen() {
  const [pathname] = useLocation();
  const match = matchOfficeScreen(pathname);
  return (
    <OfficeLayout>
      <ScreenFailure pathname={pathname}>
        <Suspense fallback={<ScreenLoading />}>
          <ScreenView key={match.screen.path} match={match} pathname={pathname} />
        </Suspense>
      </ScreenFailure>
    </OfficeLayout>
  );
}

/** The back office, drawn in the browser alone. */
function OfficeApp() {
  const [queryClient] = useState(createOfficeQueryClient);
  useMarkHydrated();
  useLostFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="icon" type="image/svg+xml" href={drawingUrl('brand/mark')} />
      <Router base={officeRoot} aroundNav={navigateCarefully}>
        <MatchScreenContext value={matchOfficeScreen}>
          <CurrentScreen />
        </MatchScreenContext>
      </Router>
    </QueryClientProvider>
  );
}

createRoot(document.getElementById('root')!).render(<OfficeApp />);
