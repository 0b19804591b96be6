import { buildRoutes } from '../builds/build.routes.ts';
import { createBuildService } from '../builds/build.service.ts';
import { createDrawCard } from '../build-reports/build-card.ts';
import { createKitSheets } from '../build-reports/build-facts.ts';
import { buildPhotoRoutes, buildReportRoutes, wallRoutes } from '../build-reports/build-report.routes.ts';
import { createBuildReportService } from '../build-reports/build-report.service.ts';
import { createWallService } from '../build-reports/wall.service.ts';
import { helpPhotoRoutes, helpRoutes } from '../help/help.routes.ts';
import { createHelpService } from '../help/help.service.ts';
import { classRoutes } from '../classroom/class.routes.ts';
import { createClassService } from '../classroom/class.service.ts';
import { createPlaceService } from '../classroom/place.service.ts';
import { createContributionService } from '../contributions/contribution.service.ts';
import { takeUploads } from '../http/api-routes.ts';
import { layPicture, makeBuildPhoto, makePhoto } from '../pictures/make-picture.ts';
import { partsListRoutes } from '../parts-lists/parts-list.routes.ts';
import { createPartsListService } from '../parts-lists/parts-list.service.ts';
import { stashRoutes } from '../stash/stash.routes.ts';
import { createStashService } from '../stash/stash.service.ts';
import { syncedStore } from '../synced-store/synced-store.service.ts';
import type { Api, Platform } from './platform.ts';

export type Workbench = ReturnType<typeof composeWorkbench>;

/** What builders keep on their devices and in their accounts. */
export function composeWorkbench({ db, catalogue, throttle, pictures, readDrawn, jobs }: Platform) {
  const builds = createBuildService(db);
  const classes = createClassService({ db, catalogue });
  const stash = createStashService({ db, syncedStore });
  const bills = createPartsListService({ db, syncedStore });
  const contributions = createContributionService({ db, throttle });
  const readKitSheets = createKitSheets(readDrawn);
  const reports = createBuildReportService({ db, throttle, builds, contributions, readKitSheets, makeBuildPhoto });
  const wall = createWallService({ db, pictures, drawCard: createDrawCard({ readDrawn, layPicture }) });
  const help = createHelpService({ db, jobs, throttle, makePhoto });
  return {
    services: { builds, classes, stash, bills, reports, help },

    addRoutes({ serve, inScope }: Api): void {
      buildRoutes(serve, builds);
      buildReportRoutes(serve, reports);
      wallRoutes(serve, wall);
      classRoutes(serve, classes, createPlaceService({ db, throttle }));
      stashRoutes(serve, stash);
      partsListRoutes(serve, bills);
      helpRoutes(serve, help);
      inScope((scope, serveScoped) => {
        takeUploads(scope);
        buildPhotoRoutes(serveScoped, reports);
        helpPhotoRoutes(serveScoped, help);
      });
    },
  };
}
