/** One way to buy a part: a pack of so many. */
export interface Offer {
  readonly id: string;
  readonly packSize: number;
  readonly pricePaise: number;
  /** Packs that can be had. */
  readonly limit: number;
}

export interface Packs {
  /** Packs by the id of their offer; only what is bought. */
  readonly packs: ReadonlyMap<string, number>;
  readonly pieces: number;
  readonly paise: number;
}

const nothing: Packs = { packs: new Map(), pieces: 0, paise: 0 };

const withPacks = (packs: Packs, { id, packSize, pricePaise }: Offer, count: number): Packs =>
  count === 0
    ? packs
    : {
        packs: new Map([...packs.packs, [id, count]]),
        pieces: packs.pieces + count * packSize,
        paise: packs.paise + count * pricePaise,
      };

const countPacks = ({ packs }: Packs): number => [...packs.values()].reduce((sum, count) => sum + count, 0);

/** The cheaper; for the same money what leaves less over, and then fewer packs. */
function isBetter(a: Packs, b: Packs): boolean {
  if (a.paise !== b.paise) return a.paise < b.paise;
  if (a.pieces !== b.pieces) return a.pieces < b.pieces;
  return countPacks(a) < countPacks(b);
}

const allThereAre = (offers: readonly Offer[]): Packs =>
  offers.reduce((all, offer) => withPacks(all, offer, offer.limit), nothing);

/** The cheapest packs that cover so many pieces. If all there are do not, it is all there are. */
export function cheapestPacks(offers: readonly Offer[], pieces: number): Packs {
  if (pieces <= 0) return nothing;
  const everything = allThereAre(offers);
  if (everything.pieces <= pieces) return everything;
  // The best for each number of pieces up to what is wanted; more than that counts as all of it.
  let best: (Packs | undefined)[] = [nothing];
  for (const offer of offers) {
    const next = [...best];
    for (const [at, before] of best.entries()) {
      if (!before) continue;
      for (let count = 1; count <= offer.limit; count += 1) {
        const covered = Math.min(pieces, at + count * offer.packSize);
        const packs = withPacks(before, offer, count);
        const known = next[covered];
        if (!known || isBetter(packs, known)) next[covered] = packs;
        if (covered === pieces) break;
      }
    }
    best = next;
  }
  return best[pieces] ?? everything;
}
