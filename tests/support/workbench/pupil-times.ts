/** The times of a pupil who gets on well, told by a clock that counts minutes back. */
export const pupilTimes = <Time>(ago: (minutes: number) => Time) => ({
  joinedAt: ago(60),
  tickedAt: ago(1),
  heardAt: ago(0),
  handAt: null,
  failedAt: null,
  helpedAt: null,
});
