import { artUrl } from '../shell/art-manifest.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Spot } from '../ui/spot/spot.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

export function ProductNotFound() {
  return (
    <div className={classNames(text.wrap, 'not-found')}>
      <Spot href={`${artUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className="product-not-found-picture" />
      <h1>Product Not Found</h1>
      <p className={text.lead}>The product you're looking for doesn't exist or has been removed.</p>
      <div className={text.actions}>
        <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
          Back to Products
        </AppLink>
      </div>
    </div>
  );
}
