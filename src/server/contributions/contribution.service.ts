import { cleanWords, isOnlyLinks } from '#domain/contributions/clean-words.ts';
import {
  contributionSentences as sentences,
  contributionsPerDay,
  flagsThatHide,
  waitsWhenNew,
  type FlagReason,
} from '#domain/contributions/contribution.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import { networkOf, type Throttle } from '../throttle/throttle.ts';
import * as rows from './contribution.repository.ts';
import type { ContributionRow, NewContribution } from './contribution-columns.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
}

type Given = Pick<NewContribution, 'kind' | 'productId' | 'shownName' | 'words'> &
  Partial<Pick<NewContribution, 'parentId' | 'stars' | 'place'>>;

export type ContributionService = ReturnType<typeof createContributionService>;

const minutesOfDay = 24 * 60;

/** Of what was written there is something left to read. Stars or a build say enough without words. */
function readable(words: string, mayBeEmpty: boolean): string {
  const cleaned = cleanWords(words);
  if (cleaned === '' ? !mayBeEmpty : isOnlyLinks(cleaned))
    throw new Refusal('input-invalid', cleaned === '' ? sentences.wordsMissing : sentences.onlyLinks);
  return cleaned;
}

/** What reviews, questions, answers and builds have in common: who may add one, edit it, mark it, report it, withdraw it. */
export function createContributionService({ db, throttle }: Deps) {
  /** Counts one more of today, of a person and of a network. */
  async function admit(userId: number, from: string): Promise<void> {
    const person = { max: contributionsPerDay.person, minutes: minutesOfDay };
    const network = { max: contributionsPerDay.network, minutes: minutesOfDay };
    const isWelcome =
      (await throttle.consume(`contribution:person:${userId}`, person)) &&
      (await throttle.consume(`contribution:network:${networkOf(from)}`, network));
    if (!isWelcome) throw new Refusal('too-many-requests', sentences.tooMany);
  }

  return {
    admit,

    /** In the transaction of what its kind keeps besides. Call `admit` before it. */
    async add(tx: Queryable, userId: number, given: Given): Promise<ContributionRow> {
      const words = readable(given.words, given.kind === 'review' || given.kind === 'build');
      const isWaiting = waitsWhenNew[given.kind] && (await rows.isAuthorNew(tx, userId));
      const row = { parentId: null, stars: null, place: null, ...given, userId, words };
      return rows.insert(tx, row, isWaiting ? 'waiting' : 'shown');
    },

    find: (id: string): Promise<ContributionRow | null> => rows.find(db, id),

    /** Nobody changes or withdraws it until the transaction ends. Null: there is none any more. */
    hold: (tx: Queryable, id: string): Promise<ContributionRow | null> => rows.lock(tx, id),

    /** What it shows is another picture than the office has seen: it is looked at again, as after an edit. */
    lookAgain: (tx: Queryable, id: string): Promise<void> => rows.lookAgain(tx, id),

    /** An answer of the shop, shown at once. */
    addOfShop: (tx: Queryable, given: Given & { readonly parentId: string }): Promise<ContributionRow> =>
      rows.insert(tx, { stars: null, place: null, ...given, userId: null }, 'shown'),

    /** Changes what its author wrote. Refused if it is somebody else's or of another kind, or was changed since this version. */
    async edit(
      tx: Queryable,
      userId: number,
      id: string,
      given: Pick<NewContribution, 'kind' | 'words' | 'stars' | 'shownName'> & { readonly version: number },
    ): Promise<ContributionRow> {
      const now = await rows.lock(tx, id);
      if (now?.userId !== userId || now.kind !== given.kind) throw new Refusal('nothing-here');
      if (now.version !== given.version) throw new Refusal('changed-meanwhile');
      const words = readable(given.words, now.kind === 'review' || now.kind === 'build');
      return (await rows.edit(tx, id, userId, { ...given, words }))!;
    },

    /** It is gone at once, with everything that hangs on it. */
    async withdraw(userId: number, id: string): Promise<void> {
      if ((await rows.removeOwn(db, id, userId)) === null) throw new Refusal('nothing-here');
    },

    /** 'Helpful', or a like. Of one's own it counts nothing. */
    async mark(userId: number, id: string, isMarked: boolean): Promise<{ marks: number }> {
      return db.transaction(async (tx) => {
        // Held, so that nobody withdraws it while it is marked.
        if ((await rows.lock(tx, id))?.state !== 'shown') throw new Refusal('nothing-here');
        await rows.setMark(tx, id, userId, isMarked);
        return { marks: (await rows.find(tx, id))!.marks };
      });
    },

    /** Tells the office. Enough people take it away until somebody has looked. */
    async flag(
      userId: number,
      from: string,
      id: string,
      flag: { why: FlagReason; words: string | null },
    ): Promise<void> {
      await admit(userId, from);
      await db.transaction(async (tx) => {
        if ((await rows.lock(tx, id))?.state !== 'shown') throw new Refusal('nothing-here');
        await rows.flag(tx, id, userId, flag);
        await rows.hideWhenFlagged(tx, id, flagsThatHide);
      });
    },
  };
}
