/** What cached responses are made from, as far as it says how old they are. */
export interface ResponseSource {
  readonly version: number;
  readonly isUpToDate: boolean;
  ready(): Promise<unknown>;
}

/** The source of responses that are made from both: as old as the older of the two. */
export const joinSources = (one: ResponseSource, other: ResponseSource): ResponseSource => ({
  get version() {
    return one.version + other.version;
  },
  get isUpToDate() {
    return one.isUpToDate && other.isUpToDate;
  },
  ready: () => Promise.all([one.ready(), other.ready()]),
});
