import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { ProductEditor } from '../products/editor/product-editor.tsx';
import { adminProductQuery } from '../products/products.queries.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { ScreenLoading } from '../ui/screen-loading/screen-loading.tsx';

export default function ProductRoute({ params }: { params: { id: string } }) {
  const { data: product, error } = useQuery({ ...adminProductQuery(params.id), refetchOnWindowFocus: false });
  if (product) return <ProductEditor key={product.id} product={product} />;
  return (
    <>
      <PageHead title={params.id} crumb={{ label: 'Products', href: officePaths.products }} />
      {error ? (
        <Notice alert heading="This product could not be fetched">
          {errorMessage(error)}
        </Notice>
      ) : (
        <ScreenLoading />
      )}
    </>
  );
}
