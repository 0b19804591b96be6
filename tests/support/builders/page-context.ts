import type { PageContext } from '#build/content/parser.ts';

/** What surrounds a Markdown page that needs no fact, link, picture or product; what a test is about is added. */
export const emptyPageContext: PageContext = {
  facts: {},
  anchorsOf: () => undefined,
  isProduct: () => true,
  figureOf: () => undefined,
  sceneOf: () => undefined,
  coverOf: () => undefined,
  pictureOf: () => undefined,
};
