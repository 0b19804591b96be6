import type { Difficulty } from '#domain/catalogue/catalogue.ts';

interface ListedPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface ListedGuide extends ListedPage {
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly topics: readonly string[];
}

export interface ListedVideo extends ListedPage {
  readonly duration: string;
  readonly chapters: number;
}

/** Everything that lists pages, made from their front matter at build time, so that a list does not carry the texts. */
export interface GuideIndex {
  readonly guides: readonly ListedGuide[];
  readonly videos: readonly ListedVideo[];
  readonly references: readonly ListedPage[];
  /** The addresses of the thumbnails by their kind. */
  readonly thumbs: Readonly<Record<string, string>>;
}
