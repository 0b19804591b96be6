/** What the search box knows of a page of words: a guide, a film, a policy. The build writes it from the text. */
export interface GuideEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What sort of page it is, in the words people look for: 'Guide', 'Beginner', 'Video tutorial'. */
  readonly kinds: readonly string[];
  readonly topics: readonly string[];
  /** Of its sections, what is below them, and the tools that live in the page. */
  readonly headings: readonly string[];
  /** What the text sets in bold: the words it explains. */
  readonly terms: readonly string[];
}
