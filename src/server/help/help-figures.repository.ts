import type { FaultFactors } from '#contracts/help-figures.ts';
import { fewestBuilds } from '#domain/help/help.ts';
import type { Queryable } from '../db/database.ts';

const ticked = (check: string): string =>
  `exists (select from jsonb_each_text(state -> 'ticks' -> 'check:${check}') tick where tick.value::integer % 2 = 1)`;

const failed = (check: string): string =>
  `exists (select from jsonb_each(state -> 'readings') reading
           where reading.key like '${check}:%' and reading.value -> 'value' ->> 'verdict' = 'bad')`;

const countBuilds = {
  name: 'help-figures-builds',
  text: `with build as (
           select ${ticked('short')} as short, ${ticked('supply')} as supply, ${ticked('voltages')} as voltages,
             ${failed('short')} as "shortFailed", ${failed('supply')} as "supplyFailed", ${failed('voltages')} as "voltagesFailed"
           from builds
           where ($1::text is null or kit = $1) and deleted_at is null and updated_at > now() - interval '1 year'
         )
         select count(*)::integer as started,
           (count(*) filter (where short))::integer as short, (count(*) filter (where "shortFailed"))::integer as "shortFailed",
           (count(*) filter (where supply))::integer as supply, (count(*) filter (where "supplyFailed"))::integer as "supplyFailed",
           (count(*) filter (where voltages))::integer as voltages,
           (count(*) filter (where "voltagesFailed"))::integer as "voltagesFailed",
           (count(*) filter (where supply and not voltages))::integer as "stuckSupply",
           (count(*) filter (where short and not supply and not voltages))::integer as "stuckShort",
           (count(*) filter (where not short and not supply and not voltages))::integer as "stuckBefore"
         from build`,
};

const listKits = {
  name: 'help-figures-kits',
  text: `select product.slug, product.name from products product
         where exists (select from builds where builds.kit = product.slug) order by product.name`,
};

const countRequests = {
  name: 'help-figures-requests',
  text: `select count(*)::integer as count from help_requests where $1::text is null or kit = $1`,
};

const listCauses = {
  name: 'help-figures-causes',
  text: `select kind, ref, sum(count)::integer as count,
           coalesce(sum(count) filter (where place = 1), 0)::integer as first
         from help_causes where $1::text is null or kit = $1
         group by kind, ref order by 3 desc, kind, ref limit 100`,
};

const countCauses = {
  name: 'help-figures-cause-count',
  text: `select coalesce(sum(count), 0)::integer as count from help_causes where $1::text is null or kit = $1`,
};

const listReported = {
  name: 'help-figures-reported',
  text: `select kit, kind, sum(count)::integer as count from help_causes
         where kind <> 'other' and kit in (
           select kit from help_causes where kind <> 'other' group by kit having sum(count) >= ${fewestBuilds}
         )
         group by kit, kind order by kit, kind`,
};

const latest = {
  name: 'fault-frequencies-latest',
  text: `select id, factors, reports, created_at as "createdAt" from fault_frequencies order by id desc limit 1`,
};

// Two who press at once wait for each other; nobody who only reads does.
const lockTable = { name: 'fault-frequencies-lock', text: `lock table fault_frequencies in share row exclusive mode` };

const insert = {
  name: 'fault-frequencies-insert',
  text: `insert into fault_frequencies (factors, reports) values ($1, $2) returning id`,
};

const remove = { name: 'fault-frequencies-delete', text: `delete from fault_frequencies where id = $1` };

export interface BuildCounts {
  readonly started: number;
  readonly short: number;
  readonly shortFailed: number;
  readonly supply: number;
  readonly supplyFailed: number;
  readonly voltages: number;
  readonly voltagesFailed: number;
  readonly stuckSupply: number;
  readonly stuckShort: number;
  readonly stuckBefore: number;
}

export interface FrequencyRow {
  readonly id: number;
  readonly factors: FaultFactors;
  readonly reports: number;
  readonly createdAt: Date;
}

export const builds = async (db: Queryable, kit: string | null): Promise<BuildCounts> =>
  (await db.query<BuildCounts>(countBuilds, [kit]))[0]!;

export const kits = (db: Queryable) => db.query<{ slug: string; name: string }>(listKits);

export const requests = async (db: Queryable, kit: string | null): Promise<number> =>
  (await db.query<{ count: number }>(countRequests, [kit]))[0]!.count;

export const causes = (db: Queryable, kit: string | null) =>
  db.query<{ kind: string; ref: string; count: number; first: number }>(listCauses, [kit]);

export const causeCount = async (db: Queryable, kit: string | null): Promise<number> =>
  (await db.query<{ count: number }>(countCauses, [kit]))[0]!.count;

export const reported = (db: Queryable) => db.query<{ kit: string; kind: string; count: number }>(listReported);

export async function current(db: Queryable): Promise<FrequencyRow | null> {
  return (await db.query<FrequencyRow>(latest))[0] ?? null;
}

export async function lock(tx: Queryable): Promise<void> {
  await tx.query(lockTable);
}

export async function add(tx: Queryable, factors: FaultFactors, reports: number): Promise<void> {
  await tx.query<{ id: number }>(insert, [JSON.stringify(factors), reports]);
}

export async function removeOne(tx: Queryable, id: number): Promise<void> {
  await tx.query(remove, [id]);
}
