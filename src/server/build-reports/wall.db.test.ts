import { expect, it } from 'vitest';
import { addManyBuildReports } from '#tests/support/builders/many-build-reports.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import * as wall from './wall.repository.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a statement took from tables and indexes, as the engine itself counted. */
const rowsRead = (node: PlanNode): number =>
  (node['Node Type'].includes('Scan') && !node['Node Type'].startsWith('CTE')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

describeOnBothEngines(
  'the wall of 10,000 builds',
  (database) => {
    let kitId = '';
    const after = { marks: 3, publishedAt: '2026-01-02 10:00:00+00', id: '00000000-0000-4000-8000-000000000000' };

    it.each([
      [{}],
      [{ sort: 'liked' as const }],
      [{ first: true as const }],
      [{ mods: true as const, sort: 'liked' as const }],
      [{ class: true as const }],
      [{ class: true as const, sort: 'liked' as const }],
      [{ isOfKit: true }],
      [{ isOfKit: true, sort: 'liked' as const, first: true as const }],
    ])('reads little more than it shows for %j, on the first page and far behind it', async (filter) => {
      if (kitId === '') kitId = await addManyBuildReports(database(), 10_000);
      const { isOfKit, ...rest } = filter as { isOfKit?: boolean } & Partial<wall.WallPage>;
      for (const cursor of [null, after]) {
        let read = -1;
        // The statement as it is asked for, explained.
        const explaining = {
          async query<Row>(statement: { text: string } | string, values: readonly unknown[] = []): Promise<Row[]> {
            const text = typeof statement === 'string' ? statement : statement.text;
            const [row] = await database().query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
              `explain (analyze, format json) ${text}`,
              values,
            );
            read = rowsRead(row!['QUERY PLAN'][0]!.Plan);
            return [];
          },
        };
        await wall.page(explaining, { kitId: isOfKit ? kitId : null, limit: 25, after: cursor, ...rest });
        // The index, the report, its contribution, its kit and its photos of each row; of a kit, all of its hundred.
        expect(read).toBeGreaterThan(0);
        expect(read).toBeLessThan(400);
      }
    });
  },
  { shared: true },
);
