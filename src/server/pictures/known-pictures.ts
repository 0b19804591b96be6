import { Refusal } from '#domain/errors.ts';
import type { Queryable } from '../db/database.ts';
import * as rows from './picture.repository.ts';

const uploaded = 'picture:';

/** Refuses what names a picture that was never uploaded. */
export async function requirePictures(
  db: Queryable,
  { pictures }: { readonly pictures: readonly { readonly imageUrl: string }[] },
): Promise<void> {
  const ids = pictures
    .filter(({ imageUrl }) => imageUrl.startsWith(uploaded))
    .map(({ imageUrl }) => imageUrl.slice(uploaded.length));
  if (ids.length === 0) return;
  const known = await rows.known(db, ids);
  if (ids.some((id) => !known.has(id)))
    throw new Refusal('input-invalid', 'One of the pictures isn’t there. Please upload it again.');
}
