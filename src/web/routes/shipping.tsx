import page from '#content/policies/shipping.md';
import { paths } from '#domain/paths/paths.ts';
import { PolicyPage } from '../shop/policies/policy-page.tsx';

export default function ShippingRoute() {
  return <PolicyPage page={page} path={paths.shipping} />;
}
