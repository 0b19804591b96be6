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
