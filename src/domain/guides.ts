/** What the search box and the sitemap know of a guide, a film or a reference page. The build writes it from the text. */
export interface GuideEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  readonly headings: readonly string[];
}
