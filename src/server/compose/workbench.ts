import { buildRoutes } from '../builds/build.routes.ts';
import { createBuildService } from '../builds/build.service.ts';
import { classRoutes } from '../classroom/class.routes.ts';
import { createClassService } from '../classroom/class.service.ts';
import { createPlaceService } from '../classroom/place.service.ts';
import { partsListRoutes } from '../parts-lists/parts-list.routes.ts';
import { createPartsListService } from '../parts-lists/parts-list.service.ts';
import { stashRoutes } from '../stash/stash.routes.ts';
import { createStashService } from '../stash/stash.service.ts';
import { syncedStore } from '../synced-store/synced-store.service.ts';
import type { Api, Platform } from './platform.ts';

export type Workbench = ReturnType<typeof composeWorkbench>;

/** What builders keep on their devices and in their accounts. */
export function composeWorkbench({ db, catalogue, throttle }: Platform) {
  const builds = createBuildService(db);
  const classes = createClassService({ db, catalogue });
  const stash = createStashService({ db, syncedStore });
  const bills = createPartsListService({ db, syncedStore });
  return {
    services: { builds, classes, stash, bills },

    addRoutes({ serve }: Api): void {
      buildRoutes(serve, builds);
      classRoutes(serve, classes, createPlaceService({ db, throttle }));
      stashRoutes(serve, stash);
      partsListRoutes(serve, bills);
    },
  };
}
