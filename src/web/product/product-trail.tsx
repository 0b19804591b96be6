import type { Product } from '#contracts/catalogue.ts';
import { lastCataloguePath } from '../catalogue/last-catalogue.ts';
import { AppLink } from '../shell/link.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { crumbsOf } from './product-crumbs.ts';

const arrowLeft = 'M19 12H5m6-6-6 6 6 6';

/** The way back to the list the visitor came from, and to the shelves of this product. */
export function ProductTrail({ product }: { product: Product }) {
  return (
    <nav className="product-trail" aria-label="Breadcrumb">
      <AppLink href={lastCataloguePath()} className="product-back">
        <Icon shape={arrowLeft} />
        Back to Products
      </AppLink>
      <ol>
        {crumbsOf(product).map(({ label, path }) => (
          <li key={path}>
            <AppLink href={path}>{label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
