import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const maxPictureBytes = 10 * 1024 * 1024;

export const uploadedPicture = z
  .object({
    imageUrl: z.string().describe('What a product names it by: "picture:…".'),
    url: z.string().describe('Where it is served.'),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const drawnPicture = z.object({ imageUrl: z.string(), url: z.string() }).meta({ id: 'DrawnPicture' });
export type DrawnPicture = z.infer<typeof drawnPicture>;

const office = { access: 'admin', right: 'products' } as const;

export const adminPictureEndpoints = {
  'GET /api/admin/drawn-pictures': {
    ...office,
    summary: 'The pictures that the shop draws, by name. search finds parts of names.',
    query: z.object({ search: z.string().trim().max(100).optional() }),
    reply: z.array(drawnPicture),
    status: 200,
  },
  'POST /api/admin/pictures': {
    ...office,
    summary:
      'Keeps a picture: JPEG, PNG, WebP or AVIF by its content. It is drawn anew in three sizes, without metadata.',
    upload: { maxBytes: maxPictureBytes },
    reply: uploadedPicture,
    status: 201,
  },
} as const satisfies Endpoints;
