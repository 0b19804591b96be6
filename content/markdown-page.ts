import type { Difficulty } from '#domain/catalogue/catalogue.ts';

export interface MarkdownSection {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** What `import page from '#content/….md'` gives. The HTML is made at build time; no parser reaches the browser. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly updated: string;
  /** The text before the first heading. */
  readonly intro: string;
  readonly sections: readonly MarkdownSection[];
}

/** The small tools that a guide may hold, written [[name]] in a paragraph of its own. */
export const calculatorNames = ['resistor-colours', 'capacitor-code', 'rc-corner', 'led-resistor'] as const;
export type CalculatorName = (typeof calculatorNames)[number];

/** A stretch of finished HTML, or the place of a tool that lives in the page. */
export type PageBlock = { readonly html: string } | { readonly calculator: CalculatorName };

export interface ArticleSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly PageBlock[];
}

export interface PagePicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

interface Article {
  /** The name of the file, and the last part of the path. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** What stands before the first heading. */
  readonly intro: readonly PageBlock[];
}

export interface Guide extends Article {
  readonly kind: 'guide';
  /** Shown beside the title. */
  readonly picture: PagePicture;
  readonly difficulty: Difficulty;
  /** Promised in the list of guides, and held to the length of the text. */
  readonly minutes: number;
  readonly topics: readonly string[];
  readonly sections: readonly ArticleSection[];
}

export interface ReferencePage extends Article {
  readonly kind: 'reference';
  readonly picture: PagePicture;
  /** Computed from the length of the text. */
  readonly minutes: number;
  readonly sections: readonly ArticleSection[];
}

/** The picture of a chapter: what those who cannot see it are told, and the words below it. */
export interface ChapterScene {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
}

export interface VideoChapter extends ArticleSection {
  readonly scene: ChapterScene;
  /** As written: 04:30. */
  readonly start: string;
  readonly startSeconds: number;
}

export interface VideoPage extends Article {
  readonly kind: 'video';
  /** As written: 28:45. */
  readonly duration: string;
  readonly durationSeconds: number;
  /** The kit that the video is about, by its slug. */
  readonly kit: string;
  /** The large picture at its head; that of a pedal is drawn to the common scale. */
  readonly cover: { readonly address: string; readonly alt: string; readonly isPedal: boolean };
  /** Each item as HTML, for it may be a link. */
  readonly needs: readonly string[];
  readonly sections: readonly VideoChapter[];
}

export type GuidePage = Guide | ReferencePage | VideoPage;
