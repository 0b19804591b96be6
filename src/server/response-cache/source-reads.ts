import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that a response was made from. */
export interface SourceRead {
  /** Whether it would be read the same now. Asked only while all known changes have been read. */
  isCurrent(): boolean;
  /** About how much memory it takes. */
  readonly bytes: number;
}

export type SourceReads = ReadonlySet<SourceRead>;

const making = new AsyncLocalStorage<Set<SourceRead>>();

/** Tells whoever makes a response now, if anybody does, what it is made from. */
export function recordRead(read: SourceRead): void {
  making.getStore()?.add(read);
}

/** The same of what another response was made from that this one contains. */
export function recordReads(reads: SourceReads): void {
  const all = making.getStore();
  if (all) for (const read of reads) all.add(read);
}

/** Does the work and collects what is read for it, by whatever it calls and waits for. */
export const collectReads = <T>(reads: Set<SourceRead>, work: () => T): T => making.run(reads, work);

/** A function that reads for the response that is being made now, whoever calls it later. */
export const readsForThis = AsyncLocalStorage.bind;

/** Of a source that does not say what has changed: after any change it may read differently. */
export const unknownRead: SourceRead = { isCurrent: () => false, bytes: 0 };
