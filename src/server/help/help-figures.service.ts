import type { FaultFactors, HelpFigures, LearnedFrequencies } from '#contracts/help-figures.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { fewestBuilds, namedFaultKinds, type NamedFaultKind } from '#domain/help/help.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database } from '../db/database.ts';
import * as rows from './help-figures.repository.ts';
import type { BuildCounts, FrequencyRow } from './help-figures.repository.ts';

export type HelpFigureService = ReturnType<typeof createHelpFigureService>;

const toLearned = ({ createdAt, ...row }: FrequencyRow): LearnedFrequencies => ({
  ...row,
  at: createdAt.toISOString(),
});

const toBuilds = (counts: BuildCounts): HelpFigures['builds'] =>
  counts.started < fewestBuilds
    ? null
    : {
        started: counts.started,
        stuck: [
          { check: null, builds: counts.stuckBefore },
          { check: 'short', builds: counts.stuckShort },
          { check: 'supply', builds: counts.stuckSupply },
        ],
        checks: [
          { check: 'short', passed: counts.short, failed: counts.shortFailed },
          { check: 'supply', passed: counts.supply, failed: counts.supplyFailed },
          { check: 'voltages', passed: counts.voltages, failed: counts.voltagesFailed },
        ],
      };

const isNamed = (kind: string): kind is NamedFaultKind => namedFaultKinds.some((named) => named === kind);

const change = { thing: 'setting', thingId: 'fault-frequencies', label: 'How common faults are' } as const;

/** Where builders get stuck, which faults are real, and what the fault finder learns of it. */
export function createHelpFigureService(db: Database) {
  const reported = async (): Promise<HelpFigures['reported']> =>
    (await rows.reported(db)).flatMap(({ kit, kind, count }) => (isNamed(kind) ? [{ kit, kind, count }] : []));

  return {
    /** For the finder; nothing is learned yet: as it assumes. */
    factors: async (): Promise<{ factors: FaultFactors }> => ({ factors: (await rows.current(db))?.factors ?? {} }),

    async figures(kit: string | null): Promise<HelpFigures> {
      const reports = await rows.causeCount(db, kit);
      const learned = await rows.current(db);
      return {
        kits: await rows.kits(db),
        builds: toBuilds(await rows.builds(db, kit)),
        requests: await rows.requests(db, kit),
        causes: reports < fewestBuilds ? null : { reports, rows: await rows.causes(db, kit) },
        reported: await reported(),
        learned: learned && toLearned(learned),
      };
    },

    /** One press; whoever was faster is not overwritten. */
    async takeOver(seen: number | null, factors: FaultFactors, staff: Staff): Promise<LearnedFrequencies> {
      const reports = (await reported()).reduce((sum, { count }) => sum + count, 0);
      if (reports < fewestBuilds) throw new Refusal('input-invalid', 'There’s too little to learn from yet.');
      return db.transaction(async (tx) => {
        await rows.lock(tx);
        const before = await rows.current(tx);
        if ((before?.id ?? null) !== seen) throw new Refusal('changed-meanwhile');
        await rows.add(tx, factors, reports);
        await recordChange(tx, staff, {
          ...change,
          action: 'changed',
          before: before?.factors ?? {},
          after: factors,
        });
        return toLearned((await rows.current(tx))!);
      });
    },

    async takeBack(id: number, staff: Staff): Promise<void> {
      await db.transaction(async (tx) => {
        await rows.lock(tx);
        const last = await rows.current(tx);
        if (last?.id !== id) throw new Refusal('changed-meanwhile');
        await rows.removeOne(tx, id);
        const after = (await rows.current(tx))?.factors ?? {};
        await recordChange(tx, staff, { ...change, action: 'changed', before: last.factors, after });
      });
    },
  };
}
