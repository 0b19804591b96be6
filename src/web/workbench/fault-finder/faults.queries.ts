import { queryOptions } from '@tanstack/react-query';
import { createFaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { type KindFactors, withFrequencies } from '#electronics/diagnosis/inference/learned-frequencies.ts';
import type { MeterKind } from '#electronics/diagnosis/tables/meter.ts';
import { type PackedTable, unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import { call } from '../../api/client.ts';

/** How common faults are, as learned. Without a network the finder works as it assumes. */
const learned = (): Promise<KindFactors> =>
  call('GET /api/fault-frequencies').then(
    ({ factors }) => factors,
    () => ({}),
  );

/** Its address names its content; what is expected follows the meter. A sheet that a device kept from before has no wiring. */
export const finderQuery = (url: string, meter: MeterKind, wiring: Wiring | undefined) =>
  queryOptions({
    queryKey: ['bench-faults', url, meter, wiring !== undefined],
    queryFn: async () => {
      const factors = learned();
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      const table = unpackTable((await response.json()) as PackedTable);
      return createFaultFinder(withFrequencies(wiring ? withWires(table, wiring) : table, await factors), meter);
    },
    staleTime: Infinity,
    // It holds functions and large columns: nothing to compare or to hand over.
    structuralSharing: false,
  });
