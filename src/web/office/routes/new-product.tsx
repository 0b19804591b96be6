import { officePaths } from '#domain/paths/office-paths.ts';
import { NewProduct } from '../products/editor/new-product.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function NewProductRoute() {
  return (
    <>
      <PageHead title="New product" crumb={{ label: 'Products', href: officePaths.products }} />
      <NewProduct />
    </>
  );
}
