import { useEffect, useState } from 'react';
import { isOnDevice } from '../../builds/my-builds.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { afterSweep, type Photo, refusal, keptSize } from './photo-limits.ts';
import { keepPhoto, photosOf, removePhoto, sweepPhotos } from './photo-store.ts';

const quality = 0.8;

/** Drawn anew, smaller: what the camera wrote beside the picture, such as the place, is gone. Null: no picture. */
async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, keptSize(picture.width, picture.height));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', quality);
  } catch {
    return null;
  }
}

const sentences = {
  noPicture: 'That file is no picture your browser can read. Try a JPEG or PNG.',
  notKept: 'This browser didn’t keep the photo: it is full, or a private window. Your build isn’t affected.',
} as const;

export interface Photos {
  readonly list: readonly Photo[];
  /** Why the last one was not kept. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** False: not all of them were kept. */
  add(files: readonly File[], step: string): Promise<boolean>;
  /** The last one that was deleted, until the page is left. */
  readonly deleted: Photo | null;
  remove(photo: Photo): Promise<unknown>;
  bringBack(): Promise<unknown>;
}

interface Whose {
  readonly build: string;
  readonly owner: Owner;
}

/** A guest's stay seen when the build goes along to an account. */
const photosFor = async ({ build, owner }: Whose): Promise<Photo[]> =>
  (await photosOf(build)).filter((photo) => photo.owner === owner || photo.owner === 'guest');

/** Keeps one; gives the sentence that says why not. */
async function keep({ build, owner }: Whose, step: string, file: File): Promise<string | undefined> {
  const url = await shrinkPhoto(file);
  if (url === null) return sentences.noPicture;
  const why = refusal(await photosOf(build), url);
  if (!why) await keepPhoto({ id: crypto.randomUUID(), build, owner, step, takenAt: Date.now(), url });
  return why;
}

/** The photos of a build, on this device only. */
export function usePhotos(build: string, owner: Owner): Photos {
  const [list, setList] = useState<readonly Photo[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState<Photo | null>(null);
  const look = (): Promise<void> => photosFor({ build, owner }).then(setList);

  useEffect(() => {
    let isHere = true;
    const show = (photos: readonly Photo[]): void => {
      if (isHere) setList(photos);
    };
    // A browser without a database has no photos either.
    photosFor({ build, owner })
      .then(show)
      .then(() =>
        sweepPhotos((photo) => afterSweep(photo, photo.build === build || isOnDevice(photo.build), Date.now())),
      )
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [build, owner]);

  /** What a browser refuses is said, and breaks nothing. */
  const attempt = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    setBusy(true);
    const why = await work().catch(() => sentences.notKept);
    setProblem(why);
    await look().catch(() => undefined);
    setBusy(false);
    return why === undefined;
  };
  return {
    list,
    problem,
    isBusy,
    add: (files, step) =>
      attempt(async () => {
        let why: string | undefined;
        for (const file of files) why = (await keep({ build, owner }, step, file)) ?? why;
        return why;
      }),
    deleted,
    remove: (photo) =>
      attempt(async () => {
        await removePhoto(photo.id);
        setDeleted(photo);
        return undefined;
      }),
    bringBack: () =>
      attempt(async () => {
        if (deleted) await keepPhoto(deleted);
        setDeleted(null);
        return undefined;
      }),
  };
}
