/** Signs that only the wish list needs, in the line of icon-shapes.ts. */
export const heart =
  'M12 20.3C6.6 16.4 3 13 3 9.1a4.7 4.7 0 0 1 8.4-2.9l.6.8.6-.8A4.7 4.7 0 0 1 21 9.1c0 3.9-3.6 7.3-9 11.2z';
