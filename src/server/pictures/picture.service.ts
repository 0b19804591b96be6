import type { UploadedPicture } from '#contracts/pictures.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import type { Drawing } from '#domain/catalogue/drawings.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import { makePicture, minUploadEdge, photographDrawing } from './make-picture.ts';
import type { Retention } from '../db/retention.ts';
import * as rows from './picture.repository.ts';

/** Longer than an import can be undone, and than anybody remembers what stood there. */
const keepUnusedDays = 90;

export const pictureRetention: Retention = { deleteExpired: (db) => rows.deleteUnusedFor(db, keepUnusedDays) };

export type PictureService = ReturnType<typeof createPictureService>;

/** Pictures that people of the office send, or have drawn. */
export function createPictureService({ db, pictures }: { db: Database; pictures: AssetUrls }) {
  async function keep(bytes: Buffer, staff: Staff, drawing: Drawing | null): Promise<UploadedPicture> {
    const made = await makePicture(bytes, drawing ? 1 : minUploadEdge);
    await db.transaction(async (tx) => {
      if (!(await rows.insert(tx, { ...made, drawing }, staff.userId))) return;
      const size = { width: made.width, height: made.height };
      await recordChange(tx, staff, {
        thing: 'picture',
        thingId: made.id,
        label: 'Picture',
        action: drawing ? 'drawn' : 'uploaded',
        after: drawing ? { ...size, drawing: drawing.draw } : size,
      });
    });
    const imageUrl = `picture:${made.id}`;
    return { imageUrl, url: pictures.resolve(imageUrl), width: made.width, height: made.height };
  }

  return {
    keep: (bytes: Buffer, staff: Staff): Promise<UploadedPicture> => keep(bytes, staff, null),

    /** From settings: what was drawn becomes a picture like any other, and the settings stay with it. */
    keepDrawn: async (drawing: Drawing, svg: string, staff: Staff): Promise<UploadedPicture> =>
      keep(await photographDrawing(svg), staff, drawing),

    /** Null: there is none. */
    file: (id: string, name: string): Promise<Buffer | null> => rows.file(db, id, name),
  };
}
