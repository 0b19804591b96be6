import type { Difficulty } from '#domain/catalogue/catalogue.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface ListedGuide extends Listed {
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly topics: readonly string[];
}

export interface ListedVideo extends Listed {
  readonly duration: string;
  readonly chapters: number;
}

/** Everything that lists pages, made from their front matter at build time, so that a list does not carry the texts. */
export interface GuideShelf {
  readonly guides: readonly ListedGuide[];
  readonly videos: readonly ListedVideo[];
  readonly references: readonly Listed[];
  /** The addresses of the thumbnails by their kind. */
  readonly thumbs: Readonly<Record<string, string>>;
}
