import { readCatalogueAddress } from '../catalogue/catalogue-address.ts';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { canonicalPath, pageDescription, pageTitle } from '../catalogue/catalogue-words.ts';
import { loadCatalogue } from '../catalogue/product-list.queries.ts';
import { useCatalogueAddress } from '../catalogue/use-catalogue-address.ts';
import { Head } from '../shell/head.tsx';
import type { LoadInput } from '../shell/screen.ts';

export const load = ({ search, queryClient }: LoadInput): Promise<void> =>
  loadCatalogue(queryClient, readCatalogueAddress(search));

export default function ProductsRoute() {
  const [address, changeAddress] = useCatalogueAddress();
  return (
    <>
      <Head title={pageTitle(address)} description={pageDescription(address)} path={canonicalPath(address)} />
      <CataloguePage address={address} onChange={changeAddress} />
    </>
  );
}
