import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { MissingPage } from '../../components/missing-page/missing-page.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import styles from './product-not-found.module.css';

export function ProductNotFound() {
  return (
    <MissingPage
      picture={
        <Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />
      }
      heading="Product Not Found"
      lead="The product you're looking for doesn't exist or has been removed."
    >
      <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
        Back to Products
      </AppLink>
    </MissingPage>
  );
}
