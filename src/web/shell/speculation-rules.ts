import { pathRoots, paths } from '#domain/paths/paths.ts';

/** Pages to read: the same for every visitor, and asking for one changes nothing. */
const readingPages = [
  paths.home,
  pathRoots.products,
  `${pathRoots.products}/*`,
  pathRoots.guides,
  `${pathRoots.guides}/*`,
  paths.firstPedal,
  paths.community,
  `${pathRoots.builds}/*`,
  paths.privacy,
  paths.terms,
  paths.shipping,
];

/**
 * Asks the browser to fetch the next page when a link is pointed at. It is the HTML alone: a page that was made ready
 * with its scripts would ask for the cart and count as seen by those who never open it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: readingPages }, eagerness: 'moderate' }],
});
