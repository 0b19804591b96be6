import { z } from 'zod';
import { returnStatuses } from '#domain/returns/returns.ts';
import { bagStages } from '#domain/workbench/unboxing/bag.ts';
import type { Endpoints } from './endpoint.ts';
import { orderParams, orderTokenHeader, orderTokenQuery } from './orders.ts';

const itemSentence = 'itemId must be that of an item of the order.';
const unitSentence = 'unit must say which of the kits it is, from 1 on.';

const pieces = z.array(z.object({ slug: z.string(), pieces: z.int() }));

const openedBag = z
  .object({
    orderId: z.uuid(),
    number: z.string().describe('Of the order.'),
    itemId: z.uuid(),
    name: z.string().describe('Of the kit, as it was bought.'),
    kit: z.string().describe('The slug of the kit.'),
    stage: z.enum(bagStages).describe('Where the parcel is, or that it went back.'),
    quantity: z.int().describe('Kits that were bought.'),
    left: z.int().describe('Those of them that have not gone back.'),
    unit: z.int().nullable().describe('Which kit was opened; null: it has to be chosen, or there is none to open.'),
    parts: pieces.describe('What one bag holds, in pieces, by the part that it is sold as.'),
    missing: pieces.describe('Pieces that were claimed, until a spare is sent.'),
    claims: z
      .array(
        z.object({
          number: z.string(),
          status: z.enum(returnStatuses),
          problem: z.string(),
          parts: z.array(z.object({ name: z.string(), quantity: z.int() })),
        }),
      )
      .describe('What was said to be missing, broken or wrong, the oldest first.'),
    isKept: z
      .boolean()
      .describe('The account of the buyer has the build and the count. Else whoever opened it keeps them.'),
    isCounted: z.boolean().describe('The bag is in the stash of the account.'),
  })
  .meta({ id: 'OpenedBag' });

export type OpenedBag = z.infer<typeof openedBag>;

export const unboxingEndpoints = {
  'POST /api/orders/:id/items/:itemId/unboxing': {
    summary:
      'Opens the build of a kit that was bought, and counts its bag into the stash once it is there. Safe to repeat: it is the same build, and counted once.',
    access: 'visitor',
    params: orderParams.extend({ itemId: z.uuid(itemSentence) }),
    query: orderTokenQuery,
    headers: orderTokenHeader,
    body: z.object({
      unit: z.int(unitSentence).min(1, unitSentence).max(9999, unitSentence).optional().describe('Which of the kits.'),
      isHere: z
        .boolean('isHere must be true or false.')
        .default(false)
        .describe('The buyer has the parcel, whatever the carrier says.'),
    }),
    reply: openedBag,
    status: 200,
  },
} as const satisfies Endpoints;
