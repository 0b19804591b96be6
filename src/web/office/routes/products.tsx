import { ProductList } from '../products/product-list.tsx';

export default function ProductsRoute() {
  return <ProductList />;
}
