import { Refusal } from '#domain/errors.ts';
import type { Visitor } from '../sessions/visitor.ts';

/** A page that is still open may speak for who was signed in before: the tabs of a browser share one session. */
export async function requireSameUser(visitor: Visitor, meant: number | undefined): Promise<number> {
  const userId = await visitor.requireUserId();
  if (meant !== undefined && meant !== userId) throw new Refusal('not-signed-in');
  return userId;
}
