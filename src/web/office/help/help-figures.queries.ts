import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { HelpFigures } from '#contracts/help-figures.ts';
import {
  assumedShares,
  learnedFactors,
  type KindFactors,
  type KitReports,
} from '#electronics/diagnosis/inference/learned-frequencies.ts';
import { type PackedTable, unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { contentsQuery } from '../../components/product/product.queries.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';

const root = ['office', 'help-figures'] as const;

export const helpFiguresQuery = (kit: string) =>
  queryOptions({
    queryKey: [...root, kit],
    queryFn: ({ signal }) => officeCall('GET /api/admin/help-figures', { query: { ...(kit && { kit }) }, signal }),
  });

/** What can be learned now, from the tables of the kits that were reported of. One that is not drawn any more teaches nothing. */
export const learnedQuery = (reported: HelpFigures['reported']) =>
  queryOptions({
    queryKey: [...root, 'learned', reported],
    enabled: reported.length > 0,
    queryFn: async ({ client }): Promise<KindFactors> => {
      const kits = await Promise.all(
        [...Map.groupBy(reported, ({ kit }) => kit)].map(async ([kit, rows]): Promise<KitReports[]> => {
          const { bench } = await client.ensureQueryData(contentsQuery(kit)).catch(() => ({ bench: undefined }));
          if (!bench?.faultsUrl) return [];
          const { wiring } = await client.ensureQueryData(sheetQuery(bench.sheetUrl));
          const table = unpackTable((await (await fetch(bench.faultsUrl)).json()) as PackedTable);
          const assumed = assumedShares(wiring ? withWires(table, wiring) : table);
          return [{ assumed, counts: Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }];
        }),
      );
      return learnedFactors(kits.flat());
    },
  });

/** After it the figures are asked for anew: somebody else may have been first. */
function useThen(title: string) {
  const client = useQueryClient();
  return {
    onSuccess: () => toast({ title }),
    onError: (error: Error) =>
      toast({
        title: hasCode(error, 'changed-meanwhile') ? 'Someone else changed this first' : 'That was not saved',
        description: errorMessage(error),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  };
}

export function useTakeOver(seen: number | null) {
  return useMutation({
    mutationFn: (factors: KindFactors) => officeCall('POST /api/admin/fault-frequencies', { body: { seen, factors } }),
    ...useThen('The fault finder uses what was learned'),
  });
}

export function useTakeBack() {
  return useMutation({
    mutationFn: (id: number) => officeCall('DELETE /api/admin/fault-frequencies/:id', { params: { id: String(id) } }),
    ...useThen('The fault finder uses what it used before'),
  });
}
