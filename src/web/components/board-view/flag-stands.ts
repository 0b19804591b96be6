/** Where a flag would stand by itself, in pixels: the upper edge of its word above its place, and hanging below it. */
export interface FlagBox {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly below: number;
  /** What it names. */
  readonly x: number;
  readonly y: number;
  /** Hangs below unless there is no room. */
  readonly isBelow: boolean;
}

/** What is seen of the board, from top to bottom. */
export interface Seen {
  readonly top: number;
  readonly bottom: number;
}

interface FlagStand {
  readonly isBelow: boolean;
  /** Further away from its place than it would be by itself. */
  readonly lift: number;
}

interface Stand {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between two flags. */
const gap = 4;
/** The ring around a place: a word over the one of another flag is as bad as one that is cut off by so much. */
const ring = 14;
const coveredRing = 24;

const coversRing = ({ left, top, width, height }: Stand, { x, y }: FlagBox): boolean =>
  left < x + ring && x - ring < left + width && top < y + ring && y - ring < top + height;

/** As near to its place as those that stand already allow. */
function standing(box: FlagBox, isBelow: boolean, others: readonly Stand[]): Stand {
  const { left, width, height } = box;
  let top = isBelow ? box.below : box.above;
  const covered = (other: Stand): boolean =>
    left < other.left + other.width + gap &&
    other.left < left + width + gap &&
    top < other.top + other.height + gap &&
    other.top < top + height + gap;
  // Each move is away from its place, past one that stands: it ends after at most all of them.
  for (let other = others.find(covered); other; other = others.find(covered))
    top = isBelow ? other.top + other.height + gap : other.top - height - gap;
  return { left, top, width, height };
}

/**
 * How flags stand so that none covers another or what another names, and all are seen, if there is room: each gives way up or
 * down, by as little as it takes, those that are first by themselves least.
 */
export function flagStands(boxes: readonly FlagBox[], seen: Seen): FlagStand[] {
  const stands: Stand[] = [];
  return boxes.map((box) => {
    const ways = [box.isBelow, !box.isBelow].map((isBelow) => {
      const stand = standing(box, isBelow, stands);
      const lift = Math.abs(stand.top - (isBelow ? box.below : box.above));
      const hidden = Math.max(0, seen.top - stand.top) + Math.max(0, stand.top + stand.height - seen.bottom);
      const isOver = boxes.some((other) => other !== box && coversRing(stand, other));
      return { isBelow, lift, stand, cost: hidden + (isOver ? coveredRing : 0) };
    });
    const best = ways.reduce((a, b) => (b.cost < a.cost || (b.cost === a.cost && b.lift < a.lift) ? b : a));
    stands.push(best.stand);
    return { isBelow: best.isBelow, lift: best.lift };
  });
}
