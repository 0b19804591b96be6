import { expect, it, vi } from 'vitest';
import { openBuildReports } from '#tests/support/builders/build-reports.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { BuildChanges } from './build-changes.ts';

describeOnBothEngines('pages that were made of builds', (database) => {
  it('are told of each change of one, and of no other', async () => {
    const { asha } = await openBuildReports(database());
    const changes = new BuildChanges(database());
    await changes.ready();
    try {
      const expectNews = async (change: () => Promise<unknown>) => {
        const before = changes.version;
        await change();
        await vi.waitFor(() => expect(changes.version).toBeGreaterThan(before), { timeout: 20_000 });
      };
      await expectNews(() => asha.publish());
      await expectNews(() => database().query(`update contributions set state = 'hidden', reason = 'No.'`));
      await expectNews(() => asha.withdraw());
      expect(changes.epoch).toBe(0);
    } finally {
      await changes.close();
    }
  });
});
