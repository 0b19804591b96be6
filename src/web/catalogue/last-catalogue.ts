import { paths, type CatalogueAddress } from '#domain/paths.ts';

let lastAddress: CatalogueAddress = {};

export function rememberCatalogue(address: CatalogueAddress): void {
  lastAddress = address;
}

/** The list the visitor came from, or all products for someone who came straight to a product. */
export const lastCataloguePath = (): string => paths.products(lastAddress);
