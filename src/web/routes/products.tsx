import { loadSearchAdvice } from '../shop/catalogue/advice/search-advice.queries.ts';
import { parseCatalogueParams } from '../shop/catalogue/catalogue-params.ts';
import { CataloguePage } from '../shop/catalogue/catalogue-page.tsx';
import { canonicalPath, knownKind, pageDescription, pageTitle } from '../shop/catalogue/catalogue-texts.ts';
import { loadCatalogue } from '../shop/catalogue/product-list.queries.ts';
import { PartsPage } from '../shop/catalogue/parts-table/parts-page.tsx';
import { loadPartsTable } from '../shop/catalogue/parts-table/parts-table.queries.ts';
import { useCatalogueParams } from '../shop/catalogue/use-catalogue-params.ts';
import { Head } from '../shell/head.tsx';
import { useListPaste } from '../shell/pasted-list.ts';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ search, queryClient }: LoadInput): Promise<void> {
  const params = parseCatalogueParams(search);
  const kind = knownKind(params);
  if (kind) return loadPartsTable(queryClient, kind, params);
  await Promise.all([loadCatalogue(queryClient, params), loadSearchAdvice(queryClient, params)]);
}

export default function ProductsRoute() {
  const [address, changeAddress] = useCatalogueParams();
  const kind = knownKind(address);
  useListPaste();
  return (
    <>
      <Head title={pageTitle(address)} description={pageDescription(address)} path={canonicalPath(address)} />
      {kind ? (
        <PartsPage key={kind} kind={kind} params={address} onChange={changeAddress} />
      ) : (
        <CataloguePage params={address} onChange={changeAddress} />
      )}
    </>
  );
}
