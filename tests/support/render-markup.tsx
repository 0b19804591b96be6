import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { createQueryClient } from '#web/api/query-client.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { SiteContext } from '#web/shell/site.tsx';

interface RenderContext {
  path?: string;
  /** Of the address, without its question mark. */
  search?: string;
  /** What the browser has fetched already. */
  data?: readonly (readonly [QueryKey, unknown])[];
}

/** The HTML of a component, with everything around it that the app gives to every screen. */
export function renderMarkup(
  element: ReactElement,
  { path = '/', search = '', data = [] }: RenderContext = {},
): string {
  const queryClient = createQueryClient();
  for (const [key, value] of data) queryClient.setQueryData(key, value);
  return renderToStaticMarkup(
    <SiteContext value={{ publicUrl: 'https://shop.example', year: 2026, settings: defaultSettings }}>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath={path} ssrSearch={search}>
          {element}
        </Router>
      </QueryClientProvider>
    </SiteContext>,
  );
}

/** What a person reads in a piece of HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The links of a piece of HTML as pairs of address and text. */
export const linksOf = (html: string): [href: string, text: string][] =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => [
    href.replaceAll('&amp;', '&'),
    textOf(inner),
  ]);
