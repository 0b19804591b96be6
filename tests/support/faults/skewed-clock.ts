/** Loaded first (`node --import`), it sets the clock of a process off by CLOCK_SKEW_MS. Timers go on as they did. */
const skewMs = Number(process.env['CLOCK_SKEW_MS']);
const TrueDate = Date;

// oxlint-disable-next-line no-extend-native -- a wrong clock is wrong for everybody in the process
globalThis.Date = class extends TrueDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [TrueDate.now() + skewMs] : given) as [number]));
  }

  static override now(): number {
    return TrueDate.now() + skewMs;
  }
} as DateConstructor;
