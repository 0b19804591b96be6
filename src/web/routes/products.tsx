import { loadSearchAdvice } from '../catalogue/advice/search-advice.queries.ts';
import { parseCatalogueParams } from '../catalogue/catalogue-params.ts';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { canonicalPath, pageDescription, pageTitle } from '../catalogue/catalogue-texts.ts';
import { loadCatalogue } from '../catalogue/product-list.queries.ts';
import { useCatalogueParams } from '../catalogue/use-catalogue-params.ts';
import { Head } from '../shell/head.tsx';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ search, queryClient }: LoadInput): Promise<void> {
  const params = parseCatalogueParams(search);
  await Promise.all([loadCatalogue(queryClient, params), loadSearchAdvice(queryClient, params)]);
}

export default function ProductsRoute() {
  const [address, changeAddress] = useCatalogueParams();
  return (
    <>
      <Head title={pageTitle(address)} description={pageDescription(address)} path={canonicalPath(address)} />
      <CataloguePage params={address} onChange={changeAddress} />
    </>
  );
}
