import { paths, type CatalogueParams } from '#domain/paths/paths.ts';

let lastAddress: CatalogueParams = {};

export function rememberCatalogue(address: CatalogueParams): void {
  lastAddress = address;
}

/** The list the visitor came from, or all products for someone who came straight to a product. */
export const lastCataloguePath = (): string => paths.products(lastAddress);
