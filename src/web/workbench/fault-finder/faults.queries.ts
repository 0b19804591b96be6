import { queryOptions } from '@tanstack/react-query';
import { createFaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { MeterKind } from '#electronics/diagnosis/tables/meter.ts';
import { type PackedTable, unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';

/** Its address names its content; what is expected follows the meter. */
export const finderQuery = (url: string, meter: MeterKind) =>
  queryOptions({
    queryKey: ['bench-faults', url, meter],
    queryFn: async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return createFaultFinder(unpackTable((await response.json()) as PackedTable), meter);
    },
    staleTime: Infinity,
    // It holds functions and large columns: nothing to compare or to hand over.
    structuralSharing: false,
  });
