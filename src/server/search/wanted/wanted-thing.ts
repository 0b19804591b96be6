interface Substitute {
  readonly slug: string;
  /** How well it stands in, as one sentence. */
  readonly fit: string;
}

export interface HelpfulGuide {
  readonly path: string;
  readonly title: string;
}

/** Something people ask for by a name of its own. Where no product is called so, the shop says that it has none. */
export interface WantedThing {
  /** A part has a number of its own, and counts wherever it stands in a query; gear counts as the whole query. */
  readonly kind: 'part' | 'gear';
  /** As in 'We don’t sell …'. */
  readonly name: string;
  /** What people type. */
  readonly terms: readonly string[];
  /** A product with all words of one of these in its name is the thing itself. */
  readonly soldAs: readonly string[];
  /** The nearest things in the shop; one that is not sold is passed over. */
  readonly substitutes: readonly Substitute[];
  readonly guide: HelpfulGuide | null;
}

const guide =
  (id: string, title: string) =>
  (section: string): HelpfulGuide => ({ path: `/guides/${id}#${section}`, title });

export const toolsGuide = guide('tools', 'Tools for Building Pedals');
export const safetyGuide = guide('safety', 'Safety at the Bench');
export const solderingGuide = guide('soldering', 'Soldering and Desoldering for Pedal Builders');
export const componentsGuide = guide('components', 'Component Reference');

/** Each line: the names of parts, the slug that stands in for them, and how well it does. */
export function wantedParts(table: string, helpful: HelpfulGuide): WantedThing[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names, slug, fit] = line.split('|').map((cell) => cell.trim()) as [string, string, string];
      return names.split(' ').map((name) => ({
        kind: 'part',
        name: `the ${name}`,
        terms: [name],
        soldAs: [name],
        substitutes: [{ slug, fit }],
        guide: helpful,
      }));
    });
}
