/** Every figure of docs/reliability.md is shown in two sizes: a short one in `npm test`, a long one in `npm run test:reliability`. */
export const isLong = process.env['RELIABILITY'] === 'long';

/** How often, how many, how long: the number of the size that runs. */
export const scaled = (size: { readonly short: number; readonly long: number }): number =>
  isLong ? size.long : size.short;

/** On a machine that does much else, a call that was answered with 503 may have to be made again: so many times. */
export const patience = 60;
