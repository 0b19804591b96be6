/** What a row of pedals needs besides itself: current, supplies, jacks and cables, from what each of them states. */

interface StatedPedal {
  readonly name: string;
  readonly specifications: Readonly<Record<string, string>>;
}

/** What one pedal states of it, as far as it can be read. */
export interface PedalNeeds {
  readonly name: string;
  readonly milliamps: number | null;
  /** Its supply in words where that is not nine volts with the minus in the middle. */
  readonly otherSupply: string | null;
  readonly jacks: number;
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** In and out. */
const usualJacks = 2;

function jacksIn(words: string | undefined): number {
  const found = words?.toLowerCase().match(/\b(?:one|two|three|four)\b/g) ?? [];
  return found.length === 0 ? usualJacks : found.reduce((sum, word) => sum + counts[word]!, 0);
}

export function pedalNeeds({ name, specifications }: StatedPedal): PedalNeeds {
  const current = /^(\d+(?:\.\d+)?)\s*mA\b/.exec(specifications['Current draw'] ?? '')?.[1];
  const supply = specifications['Supply'] ?? '';
  return {
    name,
    milliamps: current === undefined ? null : Number(current),
    otherSupply: /^9\s*V DC, centre negative\b/.test(supply) ? null : supply,
    jacks: jacksIn(specifications['Jacks']),
  };
}

export interface PedalboardNeeds {
  /** Of those that run from nine volts with the minus in the middle and state their current. */
  readonly milliamps: number;
  /** What a supply should give: a quarter more, in steps of fifty. */
  readonly supplyMilliamps: number;
  readonly supplyOutputs: number;
  /** The one that takes most, for supplies whose outputs have limits of their own; null without any. */
  readonly largest: PedalNeeds | null;
  /** They state no current, so they are not in the sum. */
  readonly unstated: readonly string[];
  /** They run from something else, and are not in the sum either. */
  readonly otherSupplies: readonly PedalNeeds[];
  readonly jacks: number;
  /** Between pedals; the guitar and the amp have one each besides. */
  readonly patchCables: number;
}

const headroom = 1.25;
const supplyStep = 50;

export function pedalboardNeeds(pedals: readonly PedalNeeds[]): PedalboardNeeds {
  const usual = pedals.filter(({ otherSupply }) => otherSupply === null);
  const stated = usual.filter(({ milliamps }) => milliamps !== null);
  // In tenths, so that halves of milliamperes add up.
  const milliamps = stated.reduce((sum, each) => sum + Math.round(10 * each.milliamps!), 0) / 10;
  return {
    milliamps,
    supplyMilliamps: Math.ceil((milliamps * headroom) / supplyStep) * supplyStep,
    supplyOutputs: usual.length,
    largest: stated.reduce<PedalNeeds | null>(
      (most, each) => (most && most.milliamps! >= each.milliamps! ? most : each),
      null,
    ),
    unstated: usual.filter(({ milliamps: each }) => each === null).map(({ name }) => name),
    otherSupplies: pedals.filter(({ otherSupply }) => otherSupply !== null),
    jacks: pedals.reduce((sum, { jacks }) => sum + jacks, 0),
    patchCables: Math.max(0, pedals.length - 1),
  };
}

/** As many of each kind as there are, in their order: of two of the same where one is in stock, the first. */
export function inStockOf<
  Kit extends { readonly slug: string; readonly inStock: boolean; readonly stock: number | null },
>(kits: readonly Kit[]): readonly Kit[] {
  const taken = new Map<string, number>();
  return kits.filter(({ slug, inStock, stock }) => {
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return inStock && (stock === null || before < stock);
  });
}
