import { hydrateRoot } from 'react-dom/client';
import { setTransport } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { hydrateQueries } from './api/query-state.ts';
import { App } from './app.tsx';
import { matchScreen } from './routes/screens.ts';
import { fetchAfterHydration } from './shell/hydration.ts';

setTransport(fetchAfterHydration);

const queryClient = createQueryClient();
const { site, queries } = JSON.parse(document.getElementById('state')!.textContent);
hydrateQueries(queryClient, queries);

await matchScreen(location.pathname).screen.preload();
hydrateRoot(document.getElementById('root')!, <App queryClient={queryClient} site={site} />);
