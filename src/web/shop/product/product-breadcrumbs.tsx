import type { Product } from '#contracts/catalogue.ts';
import { lastCataloguePath } from '../catalogue/last-catalogue.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { breadcrumbsOf } from './breadcrumbs.ts';
import styles from './product-breadcrumbs.module.css';

const arrowLeft = 'M19 12H5m6-6-6 6 6 6';

/** The way back to the list the visitor came from, and to the shelves of this product. */
export function ProductBreadcrumbs({ product }: { product: Product }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <AppLink href={lastCataloguePath()} className={styles.back}>
        <Icon shape={arrowLeft} />
        Back to Products
      </AppLink>
      <ol>
        {breadcrumbsOf(product).map(({ label, path }) => (
          <li key={path}>
            <AppLink href={path}>{label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
