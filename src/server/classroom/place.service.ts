import { readCode } from '#domain/workbench/classroom/class-code.ts';
import { maxPupils } from '#domain/workbench/classroom/class-limits.ts';
import { toClassReport, type ClassReport } from '#domain/workbench/classroom/class-report.ts';
import { emptyState } from '#domain/workbench/builds/build-state.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import * as classes from './class.repository.ts';
import * as pupils from './pupil.repository.ts';

export type PlaceService = ReturnType<typeof createPlaceService>;

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
}

/** A school has one address for all its rooms: several full classes join within an hour. */
const limits = {
  joinsPerIp: { max: 300, minutes: 60 },
  missesPerIp: { max: 60, minutes: 60 },
} as const satisfies Record<string, Limit>;

interface PupilReport {
  readonly place: string;
  readonly told: ClassReport;
  readonly handCount: number;
  readonly quietSeconds: number | null;
}

/** What a pupil does, who is known by the secret of the place alone. */
export function createPlaceService({ db, throttle }: Deps) {
  /** Nobody tries codes or secrets until one fits; those who have a right one are not counted. */
  async function missed(from: string): Promise<Refusal> {
    const may = await throttle.consume(`class:misses:${networkOf(from)}`, limits.missesPerIp);
    return new Refusal(may ? 'class-unknown' : 'too-many-requests');
  }

  return {
    async invitation(typed: string, from: string): Promise<{ name: string; kit: string; ended: boolean }> {
      const row = await classes.byCode(db, readCode(typed));
      if (!row) throw await missed(from);
      return { name: row.name, kit: row.kit, ended: row.endedAt !== null };
    },

    async join(typed: string, name: string, from: string): Promise<{ place: string; bench: number; name: string }> {
      if (!(await throttle.consume(`class:joins:${networkOf(from)}`, limits.joinsPerIp)))
        throw new Refusal('too-many-requests');
      const place = newToken();
      const bench = await db.transaction(async (tx) => {
        const row = await classes.lock(tx, readCode(typed));
        if (!row) return 'missed';
        if (row.endedAt !== null) throw new Refusal('class-ended');
        const pupil = { tokenHash: hashToken(place), name, told: toClassReport(emptyState) };
        return pupils.insert(tx, row.id, pupil, maxPupils);
      });
      if (bench === 'missed') throw await missed(from);
      if (bench === null) throw new Refusal('class-full');
      return { place, bench, name };
    },

    async tell({ place, ...news }: PupilReport, from: string): Promise<{ handUp: boolean }> {
      const tokenHash = hashToken(place);
      const heard = await pupils.tell(db, tokenHash, news);
      if (heard) return heard;
      if (await pupils.isOfEnded(db, tokenHash)) throw new Refusal('class-ended');
      throw await missed(from);
    },

    async leave(place: string, from: string): Promise<void> {
      if (!(await pupils.leave(db, hashToken(place)))) throw await missed(from);
    },
  };
}
