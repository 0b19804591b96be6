import { createWantedLines } from '../cart/wanted-lines.service.ts';
import { createContentsService } from '../catalogue/contents.service.ts';
import { createPartListService } from '../catalogue/parts/part-list.service.ts';
import { createDiagnosisService } from '../diagnosis/diagnosis.service.ts';
import { createHelpFigureService } from '../help/help-figures.service.ts';
import { mcpRoutes } from '../mcp/mcp.routes.ts';
import { createAgentCartService } from '../ucp/agent-cart.service.ts';
import { ucpRoutes } from '../ucp/ucp.routes.ts';
import type { Api, Platform } from './platform.ts';
import type { Shop } from './shop.ts';

/** What programs that act for a person read and prepare: they order nothing. */
export function composeAgents(platform: Platform, { services: { orders } }: Shop, version: string) {
  const { db, store, catalogue, pictures, readDrawn, throttle, publicUrl } = platform;
  const partList = createPartListService(store);
  const shared = { db, catalogue, readGoods: createWantedLines(catalogue), publicUrl, throttle };
  const diagnosis = createDiagnosisService({ readDrawn, readFactors: () => createHelpFigureService(db).factors() });
  const contents = createContentsService({ db, store, catalogue, pictures });
  // Most processes are never asked: what reads lists and tools is loaded by the first that is.
  const loadServer = async () => {
    const [{ createMcpServer }, { createBillMatchingService }] = await Promise.all([
      import('../mcp/mcp-server.ts'),
      import('../parts-lists/bill-matching.service.ts'),
    ]);
    const bills = createBillMatchingService({ listParts: () => partList.list(), version: () => store.version });
    return createMcpServer({ ...shared, contents, bills, diagnosis, readDrawn }, version);
  };
  const ucp = {
    ...shared,
    carts: createAgentCartService(shared),
    // Never by a session: an agent has what its person handed over, and no more.
    readOrder: (id: string, token: string | undefined) => orders.get(id, { userId: null, token }),
  };
  return {
    addRoutes({ inScope }: Api): void {
      inScope((scope) => mcpRoutes(scope, { throttle, loadServer }));
      inScope((scope) => ucpRoutes(scope, ucp));
    },
  };
}
