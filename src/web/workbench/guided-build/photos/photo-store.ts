import type { Photo } from './photo-limits.ts';

const storeName = 'photos';
const byBuild = 'build';

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/** A full disk may be told only here. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept.')));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('taar-bench', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex(byBuild, byBuild);
  });
  return answerOf(request);
}

/** In a database of this browser; each call opens and closes it, so that no tab holds up another. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await opened();
  try {
    const transaction = database.transaction(storeName, mode);
    const [value] = await Promise.all([answerOf(work(transaction.objectStore(storeName))), endOf(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

/** In the order they were taken. */
export async function photosOf(build: string): Promise<Photo[]> {
  const photos = await inStore<Photo[]>('readonly', (store) => store.index(byBuild).getAll(build));
  return photos.toSorted((a, b) => a.takenAt - b.takenAt);
}

export const keepPhoto = (photo: Photo): Promise<unknown> => inStore('readwrite', (store) => store.put(photo));

export const removePhoto = (id: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(id));

/** Puts in the place of each photo what becomes of it; null: it is removed. */
export async function sweepPhotos(after: (photo: Photo) => Photo | null): Promise<void> {
  for (const photo of await inStore<Photo[]>('readonly', (store) => store.getAll())) {
    const next = after(photo);
    if (next === null) await removePhoto(photo.id);
    else if (next !== photo) await keepPhoto(next);
  }
}
