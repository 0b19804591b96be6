import type { ClaimablePart } from '#contracts/returns.ts';
import { claimProblems, type ClaimProblem } from '#domain/returns/claims.ts';

/** What a form was opened with. */
export interface ClaimStart {
  readonly itemId: string | null;
  /** By their name in the list, or by a designator on the board. */
  readonly parts: readonly string[];
  /** Of each of them. */
  readonly pieces: number;
  readonly problem: ClaimProblem | null;
}

/** What an address says of a claim: the item of the order, parts, how many, and what is wrong with them. */
export function claimStartOf(search: string): ClaimStart {
  const query = new URLSearchParams(search);
  const problem = query.get('problem');
  return {
    itemId: query.get('item'),
    parts: query.getAll('part'),
    pieces: Math.max(1, Math.trunc(Number(query.get('pieces'))) || 1),
    problem: problem !== null && Object.hasOwn(claimProblems, problem) ? (problem as ClaimProblem) : null,
  };
}

/** The parts that an address names, in pieces; of none more than came with the kits that were bought. */
export const namedParts = (
  known: readonly ClaimablePart[],
  { parts, pieces }: Pick<ClaimStart, 'parts' | 'pieces'>,
  bought: number,
): Record<string, number> =>
  Object.fromEntries(
    parts.flatMap((name) => {
      const part = known.find((one) => one.name === name || one.refs.includes(name));
      return part ? [[part.name, Math.min(pieces, part.quantity * bought)]] : [];
    }),
  );
