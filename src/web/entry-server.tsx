import { renderToString } from 'react-dom/server';
import type { Product } from '#contracts/catalogue.ts';
import { call, setTransport } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { dehydrateQueries, toScriptSafeJson } from './api/query-state.ts';
import { App } from './app.tsx';
import { partsViewScript } from './shop/catalogue/parts-table/parts-view.ts';
import { workbenchModule } from './workbench/workbench-module.ts';
import { bodyMarker } from './layout/page-layout.tsx';
import { productQuery } from './components/product/product.queries.ts';
import { matchScreen } from './routes/screens.ts';
import bootScript from 'virtual:boot-script';
import { speculationRules } from './shell/speculation-rules.ts';
import { themeScript } from './shell/theme/theme-script.ts';

interface RenderDeps {
  readonly fetch: typeof fetch;
  readonly publicUrl: string;
  readonly year: number;
  /** Shown instead of what the shop has under its address. */
  readonly draft?: Product;
}

export const officeScripts: readonly string[] = [themeScript, partsViewScript];
export const inlineScripts: readonly string[] = [...officeScripts, bootScript, speculationRules];

export { canonicalUrl } from './routes/canonical-url/canonical-url.ts';

export async function render(url: string, { fetch, publicUrl, year, draft }: RenderDeps) {
  setTransport(fetch);
  const { pathname, search, searchParams } = new URL(url, publicUrl);
  const { screen, params } = matchScreen(pathname);
  const queryClient = createQueryClient();
  if (draft) queryClient.setQueryData(productQuery(draft.slug).queryKey, draft);
  const [found, settings] = await Promise.all([
    screen.load({ params, search: searchParams, queryClient }),
    call('GET /api/shop'),
  ]);
  const site = { publicUrl, year, settings };
  const html = renderToString(<App queryClient={queryClient} site={site} path={pathname} search={search} />);
  const bodyAt = html.indexOf(bodyMarker);
  return {
    status: found === 'gone' ? 410 : found === false ? 404 : 200,
    head: html.slice(0, bodyAt),
    body: html.slice(bodyAt),
    state: toScriptSafeJson({ site, search, queries: dehydrateQueries(queryClient) }),
    waits: screen.waits,
    modules: ['entry-client.tsx', screen.module, workbenchModule(pathname)].filter((module) => module !== null),
  };
}
