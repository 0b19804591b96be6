import { paths } from '#domain/paths/paths.ts';

/** What the Login link leaves in the history: the address itself stays plain. Home is left for the dashboard. */
export const returnPathState = (place: string): { from: string } | null =>
  place === paths.home ? null : { from: place };
