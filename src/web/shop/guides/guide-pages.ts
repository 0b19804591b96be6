import type { ReferencePage, VideoPage, Guide } from '#content/markdown-page.ts';
import { pageStore } from '../policies/page-store.ts';

export const articles = pageStore(
  import.meta.glob<{ default: Guide | ReferencePage }>('../../../../content/guides/*.md'),
);

export const videos = pageStore(import.meta.glob<{ default: VideoPage }>('../../../../content/videos/*.md'));
