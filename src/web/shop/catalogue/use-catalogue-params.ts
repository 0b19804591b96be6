import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { parseCatalogueParams } from './catalogue-params.ts';

interface ChangeOptions {
  readonly replace?: boolean;
  /** Left in the history. */
  readonly state?: unknown;
}

/** A change that is made while somebody types replaces the address instead of adding one for each letter. */
export type ChangeParams = (address: CatalogueParams, options?: ChangeOptions) => void;

const parametersOf = (address: CatalogueParams): URLSearchParams => new URLSearchParams(Object.entries(address));

/** The filters live in the address. A change writes a new one, which the way back undoes. */
export function useCatalogueParams(): [CatalogueParams, ChangeParams] {
  const router = useRouter();
  // Not the router's own reading of the query, which decodes it once before it is taken apart.
  const query = router.searchHook(router);
  const [, navigate] = useLocation();
  const address = useMemo(() => parseCatalogueParams(new URLSearchParams(query)), [query]);
  const changeAddress: ChangeParams = (changed, options) => {
    const path = paths.products(parseCatalogueParams(parametersOf(changed)));
    if (path !== paths.products(address)) navigate(path, options);
  };
  return [address, changeAddress];
}
