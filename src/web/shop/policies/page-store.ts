import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { use } from 'react';

/** What stands on a page as finished HTML: the intro of a policy is one, other texts are named. */
const isText = (key: string, value: unknown): boolean =>
  key === 'html' || (key === 'intro' && typeof value === 'string');

interface TextPage {
  readonly path: string;
  readonly intro: unknown;
  readonly sections: readonly unknown[];
}

/** A page without its texts. In the order in which its texts stand in the document. */
export function outlineOf<Page extends TextPage>({ intro, sections, ...rest }: Page): Page {
  const page = { ...rest, intro, sections };
  return JSON.parse(JSON.stringify(page, (key, value) => (isText(key, value) ? '' : value)));
}

/** Puts the texts of the document back into a page's outline; null when there are more or fewer than it asks for. */
export function fillOutline<Page extends TextPage>(outline: Page, texts: readonly string[]): Page | null {
  let place = 0;
  const page = JSON.parse(JSON.stringify(outline), (key, value) => (isText(key, value) ? texts[place++] : value));
  return place === texts.length ? page : null;
}

/** The attribute of every element whose HTML is a text of its page. */
export const textMarker = { 'data-text': '' };

/** The texts of the document, if it is the page at this path. The tags of its head change together with what it shows. */
function textsInDocument(path: string): string[] {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical?.href.endsWith(path)) return [];
  const elements = document.querySelectorAll('[data-text]');
  // The browser writes the space that does not break as an entity.
  return Array.from(elements, ({ innerHTML }) => innerHTML.replaceAll('&nbsp;', '\u00a0'));
}

type Modules<Page> = Readonly<Record<string, () => Promise<{ default: Page }>>>;

interface PageStore<Page> {
  /** Fetches one page with its texts; null when there is none of that name. */
  readonly load: (id: string, queryClient: QueryClient) => Promise<Page | null>;
  /** For a component: the page if it is there, or a wait for it. */
  readonly usePage: (id: string) => Page | null;
}

/**
 * Texts that are fetched one at a time, each once. A text that came as the HTML of the document is not fetched again:
 * the server sends its outline along, and the browser reads the text where it stands.
 */
export function pageStore<Page extends TextPage>(modules: Modules<Page>): PageStore<Page> {
  const fetchers = new Map(
    Object.entries(modules).map(([file, fetchModule]) => [file.replace(/^.*\/|\.md$/g, ''), { file, fetchModule }]),
  );
  const loaded = new Map<string, Page>();
  const coming = new Map<string, Promise<Page>>();
  const outlineKey = (id: string): QueryKey => ['outline', fetchers.get(id)?.file];

  const fetchPage = (id: string): Promise<Page> | null => {
    const found = fetchers.get(id);
    if (!found) return null;
    let promise = coming.get(id);
    if (!promise) {
      promise = found.fetchModule().then((module) => {
        loaded.set(id, module.default);
        return module.default;
      });
      // A failed attempt is not remembered: the next one may have a connection.
      promise.catch(() => coming.delete(id));
      coming.set(id, promise);
    }
    return promise;
  };

  const readFromDocument = (outline: Page | undefined): Page | null =>
    outline ? fillOutline(outline, textsInDocument(outline.path)) : null;

  return {
    load: async (id, queryClient) => {
      const page = loaded.get(id) ?? (await fetchPage(id));
      if (page && import.meta.env.SSR) queryClient.setQueryData(outlineKey(id), outlineOf(page));
      return page;
    },
    usePage: (id) => {
      const queryClient = useQueryClient();
      const page = loaded.get(id) ?? readFromDocument(queryClient.getQueryData<Page>(outlineKey(id)));
      if (page) {
        loaded.set(id, page);
        return page;
      }
      const promise = fetchPage(id);
      return promise && use(promise);
    },
  };
}
