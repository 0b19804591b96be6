import { z } from 'zod';
import { partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import type { Endpoints } from './endpoint.ts';

const listedPart = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(partKindSlugs),
  value: z.string().describe('What builders call it by, such as "4K7" or "TL072CP".'),
  volts: z.number().nullable().describe('What a capacitor stands; null for other parts.'),
  price: z.string().describe('Of a pack. Rupees with two decimals.'),
  packSize: z.int(),
  inStock: z.boolean(),
  stock: z.int().nullable(),
  imageUrl: z.string(),
});

export type ListedPart = z.infer<typeof listedPart>;

const partList = z
  .object({
    parts: z.array(listedPart),
    standIns: z
      .array(z.object({ name: z.string(), slug: z.string(), fit: z.string().describe('How well it stands in.') }))
      .describe('Parts by name that the shop does not sell, each with the nearest one that it does.'),
  })
  .meta({ id: 'PartList' });

export type PartList = z.infer<typeof partList>;

export const partListEndpoints = {
  'GET /api/parts': {
    summary: 'Every part in short, in the order of the shelf: what a pasted bill is matched against.',
    access: 'anyone',
    reply: partList,
    status: 200,
  },
} as const satisfies Endpoints;
