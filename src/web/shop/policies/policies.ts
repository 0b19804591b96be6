import type { MarkdownPage } from '#content/markdown-page.ts';
import { pageStore } from './page-store.ts';

export const policies = pageStore(import.meta.glob<{ default: MarkdownPage }>('../../../../content/policies/*.md'));
