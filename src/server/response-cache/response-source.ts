/** What shared answers are made from, as far as it says how old they are. */
export interface AnswerSource {
  readonly version: number;
  readonly isUpToDate: boolean;
  ready(): Promise<unknown>;
}

/** Made from both: as old as the older of the two. */
export const bothSources = (one: AnswerSource, other: AnswerSource): AnswerSource => ({
  get version() {
    return one.version + other.version;
  },
  get isUpToDate() {
    return one.isUpToDate && other.isUpToDate;
  },
  ready: () => Promise.all([one.ready(), other.ready()]),
});
