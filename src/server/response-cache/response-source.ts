/** What cached responses are made from, as far as it says how old they are. */
export interface ResponseSource {
  /** Rises with each change. */
  readonly version: number;
  /** Rises with each change after which nothing that was made before may be used, whatever it was made from. */
  readonly epoch: number;
  readonly isUpToDate: boolean;
  ready(): Promise<unknown>;
}

/** The source of responses that are made from both: as old as the older of the two. */
export const joinSources = (one: ResponseSource, other: ResponseSource): ResponseSource => ({
  get version() {
    return one.version + other.version;
  },
  get epoch() {
    return one.epoch + other.epoch;
  },
  get isUpToDate() {
    return one.isUpToDate && other.isUpToDate;
  },
  ready: () => Promise.all([one.ready(), other.ready()]),
});
