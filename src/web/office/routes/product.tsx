import { officePaths } from '#domain/paths/office-paths.ts';
import { ProductEditor } from '../products/editor/product-editor.tsx';
import { useAdminProduct } from '../products/products.queries.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function ProductRoute({ params }: { params: { id: string } }) {
  const query = useAdminProduct(params.id);
  const { data: product } = query;
  if (product) return <ProductEditor key={product.id} product={product} />;
  return (
    <>
      <PageHead title={params.id} crumb={{ label: 'Products', href: officePaths.products }} />
      <Fetching what="This product" query={query} />
    </>
  );
}
