import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Guide, MarkdownPage, ReferencePage, VideoPage as Video } from '#content/markdown-page.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { fillCitations } from '#domain/settings/citations.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { dehydrateQueries } from '../../api/query-state.ts';
import { ArticlePage } from '../guides/article/article-page.tsx';
import { VideoPage } from '../guides/video-page.tsx';
import { fillOutline, outlineOf, pageStore } from './page-store.ts';
import { PolicyPage } from './policy-page.tsx';

const guides = import.meta.glob<Guide | ReferencePage>('../../../../content/guides/*.md', {
  eager: true,
  import: 'default',
});
const films = import.meta.glob<Video>('../../../../content/videos/*.md', { eager: true, import: 'default' });
const policies = import.meta.glob<MarkdownPage>('../../../../content/policies/*.md', {
  eager: true,
  import: 'default',
});

const pages: readonly (readonly [Guide | ReferencePage | Video | MarkdownPage, ReactElement])[] = [
  ...Object.values(guides).map((page) => [page, <ArticlePage key={page.id} page={page} />] as const),
  ...Object.values(films).map((page) => [page, <VideoPage key={page.id} page={page} film={null} />] as const),
  ...Object.values(policies).map((page) => [page, <PolicyPage key={page.path} page={page} />] as const),
];

/** The texts of a page in the order in which its outline asks for them. */
function textsOf(page: object): string[] {
  const texts: string[] = [];
  JSON.stringify(page, (key, value) => {
    if (key === 'html' || (key === 'intro' && typeof value === 'string')) texts.push(value);
    return value;
  });
  return texts;
}

describe.each(pages.map(([page, element]) => ({ path: page.path, page, element })))('the page $path', (each) => {
  const { page, element } = each;
  const texts = textsOf({ ...page, intro: page.intro, sections: page.sections });

  it('marks its texts in the document in the order of its outline', () => {
    const places = renderMarkup(element).split(' data-text="">').slice(1);
    expect(places).toHaveLength(texts.length);
    for (const [place, html] of texts.entries()) {
      expect(places[place]!.startsWith(fillCitations(html, defaultSettings).slice(0, 60))).toBe(true);
    }
  });

  it('is whole again from its outline and the texts of the document', () => {
    expect(texts.length).toBeGreaterThan(2);
    const outline = outlineOf(page);
    expect(textsOf(outline).join('')).toBe('');
    expect(fillOutline(outline, texts)).toEqual(page);
    expect(fillOutline(outline, texts.slice(1))).toBeNull();
    expect(fillOutline(outline, [...texts, '<p>Another.</p>'])).toBeNull();
  });
});

describe('the store of texts', () => {
  it('sends the outline with a page of the server, and not the text a second time', async () => {
    const [file, page] = Object.entries(guides)[0]!;
    const queryClient = new QueryClient();
    const store = pageStore({ [file]: () => Promise.resolve({ default: page }) });
    expect(await store.load(page.id, queryClient)).toBe(page);
    expect(await store.load('no-such-guide', queryClient)).toBeNull();
    const state = dehydrateQueries(queryClient);
    expect(state.map(([, data]) => data)).toEqual([outlineOf(page)]);
    expect(JSON.stringify(state).length).toBeLessThan(JSON.stringify(page).length / 4);
  });
});
