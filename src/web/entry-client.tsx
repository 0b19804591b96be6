import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setTransport } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { hydrateQueries } from './api/query-state.ts';
import { App } from './app.tsx';
import { matchScreen } from './routes/screens.ts';
import { replayPresses } from './shell/boot/replay-presses.ts';
import { fetchAfterHydration, hydrated } from './shell/hydration.ts';
import { reloadForLostCode, watchForLostCode } from './shell/lost-code.ts';

setTransport(fetchAfterHydration);
watchForLostCode();

const { heldPresses } = window;

// Before every answer that waits for the same moment.
void hydrated.then(() => {
  window.heldPresses = null;
  delete document.documentElement.dataset['waiting'];
  if (heldPresses) void replayPresses(heldPresses);
});

const queryClient = createQueryClient();
const { site, search, queries } = JSON.parse(document.getElementById('state')!.textContent);
hydrateQueries(queryClient, queries);

async function start(): Promise<void> {
  await matchScreen(location.pathname).screen.preload();
  const hydrate = (): void => {
    hydrateRoot(document.getElementById('root')!, <App queryClient={queryClient} site={site} search={search} />, {
      onUncaughtError: reloadForLostCode,
    });
  };
  // Somebody who has pressed waits for React. Nobody else does: it leaves the browser room between its steps.
  if (heldPresses?.presses.length) hydrate();
  else startTransition(hydrate);
}

// Not awaited: the screen imports what this module is bundled with, and they would wait for each other.
start().catch((error: unknown) => {
  heldPresses?.goOnPlainly();
  reportError(error);
});
