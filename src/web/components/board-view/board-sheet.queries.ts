import { queryOptions } from '@tanstack/react-query';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Its address names its content. */
export const sheetQuery = (url: string) =>
  queryOptions({
    queryKey: ['bench-sheet', url],
    queryFn: async () => (await (await fetchOk(url)).json()) as WorkbenchSheet,
    staleTime: Infinity,
  });

/** The markup of the schematic, so that its wires can be selected. */
export const schematicQuery = (url: string) =>
  queryOptions({ queryKey: ['schematic', url], queryFn: async () => (await fetchOk(url)).text(), staleTime: Infinity });

/** The markup of the open box, so that its wires and lugs can be lit. */
export const openBoxQuery = (url: string) =>
  queryOptions({ queryKey: ['open-box', url], queryFn: async () => (await fetchOk(url)).text(), staleTime: Infinity });
