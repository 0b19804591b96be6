import { use } from 'react';
import type { GuidePage, ReferencePage, VideoPage, Guide } from '#content/markdown-page.ts';

type Modules<Page> = Readonly<Record<string, () => Promise<{ default: Page }>>>;

interface PageStore<Page> {
  /** Fetches one text; null when there is none of that name. */
  readonly load: (id: string) => Promise<Page | null>;
  /** For a component: the text if it is there, or a wait for it. */
  readonly usePage: (id: string) => Page | null;
}

/** Texts that are fetched one at a time, each once. */
function pageStore<Page extends GuidePage>(modules: Modules<Page>): PageStore<Page> {
  const fetchers = new Map(
    Object.entries(modules).map(([file, fetchModule]) => [file.replace(/^.*\/|\.md$/g, ''), fetchModule]),
  );
  const loaded = new Map<string, Page>();
  const coming = new Map<string, Promise<Page>>();

  const fetchPage = (id: string): Promise<Page> | null => {
    const fetchModule = fetchers.get(id);
    if (!fetchModule) return null;
    let promise = coming.get(id);
    if (!promise) {
      promise = fetchModule().then((module) => {
        loaded.set(id, module.default);
        return module.default;
      });
      // A failed attempt is not remembered: the next one may have a connection.
      promise.catch(() => coming.delete(id));
      coming.set(id, promise);
    }
    return promise;
  };

  return {
    load: async (id) => fetchPage(id),
    usePage: (id) => {
      const page = loaded.get(id);
      if (page) return page;
      const promise = fetchPage(id);
      return promise && use(promise);
    },
  };
}

export const articles = pageStore(
  import.meta.glob<{ default: Guide | ReferencePage }>('../../../../content/guides/*.md'),
);

export const videos = pageStore(import.meta.glob<{ default: VideoPage }>('../../../../content/videos/*.md'));
