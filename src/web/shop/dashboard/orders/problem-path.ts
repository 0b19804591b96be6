import { paths } from '#domain/paths/paths.ts';

/** The form for a message, with this order as its subject. */
export const problemPath = (orderNumber: string): string =>
  `${paths.contact}?${new URLSearchParams({ order: orderNumber })}`;
