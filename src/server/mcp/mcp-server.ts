import { shop } from '#domain/shop/shop.ts';
import type { McpDeps } from './mcp-deps.ts';
import type { McpServer } from './protocol.ts';
import { findSubstitute, matchBill } from './tools/bill-tools.ts';
import { getCart, updateCart } from './tools/cart-tools.ts';
import { getProduct, searchCatalog } from './tools/catalogue-tools.ts';
import { explainReading, hearCircuit } from './tools/kit-tools.ts';

const instructions = `${shop.name} sells guitar pedal kits, circuit boards and parts in India; prices are in rupees with GST. Search with search_catalog, or match a whole parts list with match_bill. A cart is a text that you keep; its link is what the person opens to buy: no tool orders or pays. For a pedal that does not work use explain_reading, to let somebody hear a kit use hear_circuit.`;

export const createMcpServer = (deps: McpDeps, version: string): Omit<McpServer, 'admit'> => ({
  tools: [searchCatalog, getProduct, getCart, updateCart, matchBill, findSubstitute, explainReading, hearCircuit].map(
    (make) => make(deps),
  ),
  serverInfo: { name: shop.name, title: `${shop.name}, the shop`, version },
  instructions,
});
