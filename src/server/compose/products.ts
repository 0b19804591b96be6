import type { FastifyInstance } from 'fastify';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../db/database.ts';
import { createRequirePictures } from '../pictures/known-pictures.ts';
import { createDrawingThread } from '../pictures/drawings/drawing-thread.ts';
import { drawingRoutes } from '../pictures/drawings/drawing.routes.ts';
import { adminPictureRoutes, pictureRoutes } from '../pictures/picture.routes.ts';
import { createPictureService } from '../pictures/picture.service.ts';
import { createServe, takeUploads, type ApiDeps } from '../http/api-routes.ts';
import { importRoutes } from '../products/imports/import.routes.ts';
import { createImportService } from '../products/imports/import.service.ts';
import { exportProducts } from '../products/imports/product-export.ts';
import { redirectMovedProducts } from '../products/moved-products.ts';
import { officeProductRoutes } from '../products/office-products.routes.ts';
import { createProductEditing } from '../products/product-editing.service.ts';
import { createProductPreview } from '../products/product-preview.service.ts';
import { createProductListService } from '../products/product-list.service.ts';
import { countStock } from '../stock/stock.service.ts';

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly pictures: AssetUrls;
}

/** Products as the office sees them, put together. */
export function composeProducts(app: FastifyInstance, apiDeps: ApiDeps, deps: Deps): void {
  redirectMovedProducts(app, deps.db);
  const editing = createProductEditing({ ...deps, countStock, checkPictures: createRequirePictures(deps.pictures) });
  const preview = createProductPreview({ ...deps, renderer: () => app.draftPages.render });
  officeProductRoutes(createServe(app, apiDeps), { list: createProductListService(deps), editing, preview });
  // In a scope of its own, since it alone takes files.
  void app.register(async (scope) => {
    takeUploads(scope);
    const serve = createServe(scope, apiDeps);
    const pictures = createPictureService(deps);
    adminPictureRoutes(serve, { pictures, drawn: (search) => deps.pictures.drawn(search) });
    pictureRoutes(scope, pictures);
    drawingRoutes(serve, { draw: createDrawingThread(), pictures });
    const imports = createImportService({ ...deps, countStock });
    importRoutes(serve, {
      imports,
      exportProducts: (filter) => exportProducts(deps.db, filter),
    });
  });
}
