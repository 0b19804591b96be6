/** Who sits where. */
export interface Bench {
  readonly bench: number;
  readonly name: string;
}

interface OrderedLine {
  readonly name: string;
  readonly quantity: number;
  /** The kit that the class builds. */
  readonly isKit: boolean;
}

interface Packed {
  readonly name: string;
  readonly quantity: number;
}

export interface ClassBox extends Bench {
  readonly contents: readonly Packed[];
}

export interface ClassBoxes {
  /** One for each bench, by their numbers. */
  readonly boxes: readonly ClassBox[];
  /** What is not shared out: for the teacher. */
  readonly rest: readonly Packed[];
}

/** How many of a line the box at this place gets: all alike; of too few kits, the first benches get one each. */
function shareOf({ quantity, isKit }: OrderedLine, place: number, boxCount: number): number {
  const each = Math.floor(quantity / boxCount);
  return each === 0 && isKit && place < quantity ? 1 : each;
}

/** Shares out what a class has ordered. Nothing is lost and nothing is in two boxes. */
export function packBoxes(benches: readonly Bench[], lines: readonly OrderedLine[]): ClassBoxes {
  const seats = benches.toSorted((one, other) => one.bench - other.bench);
  const boxes = seats.map((seat, place) => ({
    bench: seat.bench,
    name: seat.name,
    contents: lines
      .map((line) => ({ name: line.name, quantity: shareOf(line, place, seats.length) }))
      .filter(({ quantity }) => quantity > 0),
  }));
  const rest = lines.flatMap((line) => {
    const shared = seats.reduce((sum, _, place) => sum + shareOf(line, place, seats.length), 0);
    return line.quantity > shared ? [{ name: line.name, quantity: line.quantity - shared }] : [];
  });
  return { boxes, rest };
}
