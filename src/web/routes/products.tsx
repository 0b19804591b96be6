import { loadSearchAdvice } from '../catalogue/advice/search-advice.queries.ts';
import { parseCatalogueParams } from '../catalogue/catalogue-params.ts';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { canonicalPath, knownKind, pageDescription, pageTitle } from '../catalogue/catalogue-texts.ts';
import { loadCatalogue } from '../catalogue/product-list.queries.ts';
import { ShelfPage } from '../catalogue/shelf/shelf-page.tsx';
import { loadShelf } from '../catalogue/shelf/shelf.queries.ts';
import { useCatalogueParams } from '../catalogue/use-catalogue-params.ts';
import { Head } from '../shell/head.tsx';
import { useListPaste } from '../shell/pasted-list.ts';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ search, queryClient }: LoadInput): Promise<void> {
  const params = parseCatalogueParams(search);
  const kind = knownKind(params);
  if (kind) return loadShelf(queryClient, kind, params);
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
        <ShelfPage key={kind} kind={kind} params={address} onChange={changeAddress} />
      ) : (
        <CataloguePage params={address} onChange={changeAddress} />
      )}
    </>
  );
}
