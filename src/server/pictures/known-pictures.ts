import { Refusal } from '#domain/errors.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Queryable } from '../db/database.ts';
import * as rows from './picture.repository.ts';

const uploaded = 'picture:';

interface Pictured {
  readonly pictures: readonly { readonly imageUrl: string }[];
}

/** Refuses pictures that are not there. A drawing that a product has already stays with it, though a release dropped it. */
export type RequirePictures = (db: Queryable, named: Pictured, before: Pictured | null) => Promise<void>;

export const createRequirePictures =
  ({ isDrawn }: Pick<AssetUrls, 'isDrawn'>): RequirePictures =>
  async (db, { pictures }, before) => {
    const kept = new Set(before?.pictures.map(({ imageUrl }) => imageUrl));
    const names = pictures.map(({ imageUrl }) => imageUrl);
    const unknown = names.find((name) => !name.startsWith(uploaded) && !kept.has(name) && !isDrawn(name));
    if (unknown !== undefined)
      throw new Refusal('input-invalid', `There’s no drawing '${unknown}'. Please choose one of those that there are.`);
    const ids = names.filter((imageUrl) => imageUrl.startsWith(uploaded)).map((name) => name.slice(uploaded.length));
    if (ids.length === 0) return;
    const known = await rows.known(db, ids);
    if (ids.some((id) => !known.has(id)))
      throw new Refusal('input-invalid', 'One of the pictures isn’t there. Please upload it again.');
  };
