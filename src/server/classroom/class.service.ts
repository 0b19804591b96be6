import { randomInt } from 'node:crypto';
import type { ClassSummary, NewClass, OpenedClass, Pupil } from '#contracts/classroom.ts';
import { codeLength, codeSigns } from '#domain/workbench/classroom/class-code.ts';
import { keptClassDays, maxClasses, maxOpenClasses } from '#domain/workbench/classroom/class-limits.ts';
import { Refusal } from '#domain/errors.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Database } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import * as classes from './class.repository.ts';
import type { ClassRow } from './class.repository.ts';
import * as pupils from './pupil.repository.ts';
import type { PupilRow } from './pupil.repository.ts';

export type ClassService = ReturnType<typeof createClassService>;

interface Deps {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueService, 'get'>;
}

const toSummary = ({ id, code, kit, name, createdAt, endedAt, pupils: count }: ClassRow): ClassSummary => ({
  id,
  code,
  kit,
  name,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  pupils: count,
});

const toPupil = ({ joinedAt, tickedAt, heardAt, handAt, failedAt, helpedAt, told, ...row }: PupilRow): Pupil => ({
  ...row,
  told: { ...told, placed: [...told.placed], checked: [...told.checked] },
  joinedAt: joinedAt.toISOString(),
  tickedAt: tickedAt.toISOString(),
  heardAt: heardAt.toISOString(),
  handAt: handAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
  helpedAt: helpedAt?.toISOString() ?? null,
});

const newCode = (): string => Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');

const found = <T>(row: T | null): T => {
  if (row === null) throw new Refusal('nothing-here');
  return row;
};

/** What a teacher does. Whose a class is stands in every statement. */
export function createClassService({ db, catalogue }: Deps) {
  return {
    list: async (userId: number): Promise<ClassSummary[]> => (await classes.list(db, userId)).map(toSummary),

    async create(userId: number, { kit, name }: NewClass): Promise<ClassSummary> {
      const { category, slug } = await catalogue.get(kit);
      if (category !== 'kit') throw new Refusal('product-unknown');
      return db.transaction(async (tx) => {
        if (!(await classes.lockUser(tx, userId))) throw new Refusal('not-signed-in');
        const { open, kept } = await classes.count(tx, userId);
        if (open >= maxOpenClasses || kept >= maxClasses) throw new Refusal('classes-full');
        for (;;) {
          const row = await classes.insert(tx, userId, { code: newCode(), kit: slug, name });
          if (row) return toSummary(row);
        }
      });
    },

    async open(userId: number, id: string): Promise<OpenedClass> {
      const { now, ...row } = found(await classes.find(db, userId, id));
      const list = await pupils.list(db, userId, id);
      return { summary: toSummary(row), now: now.toISOString(), pupils: list.map(toPupil) };
    },

    end: async (userId: number, id: string): Promise<ClassSummary> =>
      toSummary(found(await classes.end(db, userId, id))),

    /** The teacher was at this bench. */
    async help(userId: number, id: string, pupilId: string): Promise<void> {
      if (!(await pupils.help(db, userId, id, pupilId))) throw new Refusal('nothing-here');
    },

    async takeOut(userId: number, id: string, pupilId: string): Promise<void> {
      if (!(await pupils.remove(db, userId, id, pupilId))) throw new Refusal('nothing-here');
    },
  };
}

/** Names first: a class that nobody is in any more may be gone with them. Classes go with their teacher's account. */
export const classRetention: Retention = {
  async deleteExpired(db) {
    await pupils.deleteExpired(db, keptClassDays);
    await classes.deleteExpired(db, keptClassDays);
  },
};
