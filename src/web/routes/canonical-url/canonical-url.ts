import { wallFilterOf, wallQuery } from '#domain/build-reports/build-report.ts';
import { parseCatalogueParams } from '../../shop/catalogue/catalogue-params.ts';
import { classPathKind, classPaths } from '#domain/paths/class-paths.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { isClaimPath, isOrderPath, isQuotePath, isReturnPath, paths } from '#domain/paths/paths.ts';
import { parseReviewWish, reviewQuery } from '#domain/reviews/review-wish.ts';
import { notFoundScreen } from '../not-found-screen.ts';
import { workbenchScreens } from '../../workbench/workbench-screens.ts';
import { findScreen } from '../../shell/screen.ts';
import { screens } from '../screens.ts';

/** The bench has one line in the table of screens, and a table of its own behind it. */
const everyScreen = [...workbenchScreens, ...screens.filter(({ path }) => path !== '/bench/*?')];

/** There is no end of addresses without a page, and they all show the same. */
const anyUnknown = '/not-found';

const reviewsPath = /^\/products\/[^/]+\/reviews\/?$/;

/** The one address a page is cached under: only lists read their query, and of that only what they know. */
export function canonicalUrl(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  // What the server sends for an order is the same for all of them: whose it is, is found out in the browser.
  if (isOrderPath(path)) return paths.order('any');
  if (isReturnPath(path)) return paths.orderReturn('any');
  if (isClaimPath(path)) return paths.orderClaim('any');
  if (isQuotePath(path)) return mailedPaths.quote('any');
  // And so for a class, and for those who join one.
  const ofClass = classPathKind(path);
  if (ofClass) return classPaths[ofClass]('any');
  if (findScreen(everyScreen, path).screen === notFoundScreen) return anyUnknown;
  if (queryAt === -1) return url;
  // Lists of reviews can be narrowed and leafed through, also without a script.
  if (reviewsPath.test(path)) return `${path}${reviewQuery(parseReviewWish(new URLSearchParams(url.slice(queryAt))))}`;
  if (path.replace(/\/$/, '') === paths.community)
    return paths.community + wallQuery(wallFilterOf(new URLSearchParams(url.slice(queryAt))));
  if (path.replace(/\/$/, '') !== paths.products()) return path;
  return paths.products(parseCatalogueParams(new URLSearchParams(url.slice(queryAt))));
}
