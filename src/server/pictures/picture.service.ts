import type { UploadedPicture } from '#contracts/admin/pictures.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { AssetUrls } from '../asset-urls.ts';
import type { Database } from '../db/database.ts';
import { makePicture } from './make-picture.ts';
import * as rows from './picture.repository.ts';

export type PictureService = ReturnType<typeof createPictureService>;

/** Pictures that people of the office send. */
export function createPictureService({ db, pictures }: { db: Database; pictures: AssetUrls }) {
  return {
    async keep(bytes: Buffer, staff: Staff): Promise<UploadedPicture> {
      const made = await makePicture(bytes);
      await db.transaction(async (tx) => {
        if (!(await rows.insert(tx, made, staff.userId))) return;
        const after = { width: made.width, height: made.height };
        await recordChange(tx, staff, {
          thing: 'picture',
          thingId: made.id,
          label: 'Picture',
          action: 'uploaded',
          after,
        });
      });
      const imageUrl = `picture:${made.id}`;
      return { imageUrl, url: pictures.resolve(imageUrl), width: made.width, height: made.height };
    },

    /** Null: there is none. */
    file: (id: string, name: string): Promise<Buffer | null> => rows.file(db, id, name),
  };
}
