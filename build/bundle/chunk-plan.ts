/** A file of the sources as the plan sees it. */
export interface PlannedFile {
  readonly path: string;
  readonly size: number;
  /** What comes along with it. */
  readonly imports: readonly string[];
  /** Who fetches it: screens, and what is fetched later. */
  readonly users: ReadonlySet<string>;
}

interface Chunk {
  readonly files: readonly PlannedFile[];
  readonly size: number;
  /** The screens that fetch it, with what they need or without. */
  screens: ReadonlySet<string>;
}

type Weights = ReadonlyMap<string, number>;

const sizeOf = (files: readonly PlannedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The chunks that come along with these, and these themselves. */
function fetchedWith(chunkOf: ReadonlyMap<string, Chunk>, ...chunks: Chunk[]): Set<Chunk> {
  const fetched = new Set<Chunk>();
  const queue = [...chunks];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (fetched.has(chunk)) continue;
    fetched.add(chunk);
    for (const { imports } of chunk.files) {
      for (const path of imports) {
        const next = chunkOf.get(path);
        if (next && !fetched.has(next)) queue.push(next);
      }
    }
  }
  return fetched;
}

/** What screens would fetch without need if two chunks were one: the other's files, and all that those import. */
function wasteOf(a: Chunk, b: Chunk, reach: (chunk: Chunk) => ReadonlySet<Chunk>, weights: Weights): number {
  const screens = a.screens.union(b.screens);
  let waste = 0;
  for (const chunk of reach(a).union(reach(b)))
    for (const screen of screens.difference(chunk.screens)) waste += chunk.size * weights.get(screen)!;
  return waste;
}

const mapOf = (chunks: readonly Chunk[]): Map<string, Chunk> =>
  new Map(chunks.flatMap((chunk) => chunk.files.map(({ path }) => [path, chunk] as const)));

/** The two chunks of the crowded screens that cost least as one. */
function cheapestPair(
  chunks: readonly Chunk[],
  crowded: ReadonlySet<string>,
  { weights, relief }: { readonly weights: Weights; readonly relief: number },
): readonly [Chunk, Chunk] | null {
  const chunkOf = mapOf(chunks);
  const reached = new Map(chunks.map((chunk) => [chunk, fetchedWith(chunkOf, chunk)]));
  let best: readonly [Chunk, Chunk] | null = null;
  let least = Infinity;
  for (const [index, a] of chunks.entries()) {
    const ofCrowded = a.screens.intersection(crowded);
    if (ofCrowded.size === 0) continue;
    for (const b of chunks.slice(index + 1)) {
      if (b.screens.isDisjointFrom(ofCrowded)) continue;
      const relieved = b.screens.intersection(ofCrowded).size;
      const waste = (wasteOf(a, b, (chunk) => reached.get(chunk)!, weights) + 1) / relieved ** relief;
      if (waste >= least) continue;
      best = [a, b];
      least = waste;
    }
  }
  return best;
}

function merge(chunks: readonly Chunk[], pair: readonly [Chunk, Chunk]): Chunk[] {
  const files = pair.flatMap((chunk) => chunk.files);
  const merged: Chunk = { files, size: sizeOf(files), screens: pair[0].screens.union(pair[1].screens) };
  const rest = [...chunks.filter((chunk) => !pair.includes(chunk)), merged];
  for (const chunk of fetchedWith(mapOf(rest), merged)) chunk.screens = chunk.screens.union(merged.screens);
  return rest;
}

interface PlanLimits {
  /** How much a file without need counts for each screen; what is fetched later comes when all that is there already. */
  readonly weights: Weights;
  /** How many of the chunks a screen may fetch. */
  readonly limitOf: (screen: string) => number;
}

/** One plan: while a screen has too many chunks, the two of it become one that cost the screens least. */
function joinUntilFew(first: readonly Chunk[], { weights, limitOf }: PlanLimits, relief: number): readonly Chunk[] {
  let chunks = first.map((chunk) => ({ ...chunk }));
  for (;;) {
    const crowded = new Set(
      [...weights.keys()].filter(
        (screen) => chunks.filter((chunk) => chunk.screens.has(screen)).length > limitOf(screen),
      ),
    );
    const pair = cheapestPair(chunks, crowded, { weights, relief });
    if (!pair) return chunks;
    chunks = merge(chunks, pair);
  }
}

/** What all screens fetch, those with more visitors more often. */
const fetchedBytes = (chunks: readonly Chunk[], weights: Weights): number =>
  chunks.reduce(
    (sum, { size, screens }) => sum + size * [...screens].reduce((all, screen) => all + weights.get(screen)!, 0),
    0,
  );

/** How much it counts that a join relieves several screens at once. Which is best is not known before, so each is tried. */
const reliefs = [0.75, 2, 2.5];

/**
 * Puts files that several users share into chunks, so that no screen fetches too many of them. At first each chunk holds what
 * exactly the same users need; then chunks are joined, and of several plans the one counts with which screens fetch least.
 */
export function planChunks(files: readonly PlannedFile[], limits: PlanLimits): string[][] {
  const { weights } = limits;
  const shared = files.filter(({ users }) => users.size > 1);
  const first = [...Map.groupBy(shared, ({ users }) => [...users].sort().join(' ')).values()].map(
    (together): Chunk => ({
      files: together,
      size: sizeOf(together),
      screens: new Set([...together[0]!.users].filter((user) => weights.has(user))),
    }),
  );
  const plans = reliefs.map((relief) => joinUntilFew(first, limits, relief));
  const [best] = plans.toSorted((one, other) => fetchedBytes(one, weights) - fetchedBytes(other, weights));
  return best!.map(({ files: planned }) => planned.map(({ path }) => path).sort());
}
