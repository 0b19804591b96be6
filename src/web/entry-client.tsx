import { hydrateRoot } from 'react-dom/client';
import { setTransport } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { writeState } from './api/query-state.ts';
import { App } from './app.tsx';
import { matchScreen } from './routes/screens.ts';
import { fetchForLivePage } from './shell/take-over.ts';

setTransport(fetchForLivePage);

const queryClient = createQueryClient();
const { site, queries } = JSON.parse(document.getElementById('state')!.textContent);
writeState(queryClient, queries);

await matchScreen(location.pathname).screen.preload();
hydrateRoot(document.getElementById('root')!, <App queryClient={queryClient} site={site} />);
