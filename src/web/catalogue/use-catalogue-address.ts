import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { paths, type CatalogueAddress } from '#domain/paths.ts';
import { readCatalogueAddress } from './catalogue-address.ts';

export type ChangeAddress = (address: CatalogueAddress) => void;

const parametersOf = (address: CatalogueAddress): URLSearchParams => new URLSearchParams(Object.entries(address));

/** The filters live in the address. A change writes a new one, which the way back undoes. */
export function useCatalogueAddress(): [CatalogueAddress, ChangeAddress] {
  const router = useRouter();
  // Not the router's own reading of the query, which decodes it once before it is taken apart.
  const query = router.searchHook(router);
  const [, navigate] = useLocation();
  const address = useMemo(() => readCatalogueAddress(new URLSearchParams(query)), [query]);
  const changeAddress: ChangeAddress = (changed) => {
    const path = paths.products(readCatalogueAddress(parametersOf(changed)));
    if (path !== paths.products(address)) navigate(path);
  };
  return [address, changeAddress];
}
