import type { FastifyInstance } from 'fastify';
import type { Product } from '#contracts/catalogue.ts';

/** The page of a product as the shop would draw it from a draft: HTML to look at, in which nothing runs. */
export type RenderDraft = (draft: Product) => Promise<string>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled by whoever serves pages; empty in an app without any. */
    draftPages: { render: RenderDraft | null };
  }
}

export function draftPages(app: FastifyInstance): void {
  app.decorate('draftPages', { render: null });
}

/**
 * Takes everything out that would run or fetch code, so that it can stand in a frame that allows no scripts. A link
 * would lead the frame away: it opens a window instead, which such a frame may not.
 */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank">');
