/** More than anybody builds, and few enough to show on one page. */
export const maxWishes = 200;
