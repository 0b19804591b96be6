import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import { ZoomButton } from '../viewer/zoom-button.tsx';
import { viewsOf, type ProductView } from './product-views.ts';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './product-gallery.module.css';

const scales: Readonly<Record<NonNullable<ProductView['scale']>, string | undefined>> = {
  pedal: styles.pedal,
  drafting: styles.drafting,
};

const stageClass = ({ scale }: ProductView): string => classNames(styles.stage, scale ? scales[scale] : styles.fitted);

function Picture({ view, name, first }: { view: ProductView; name: string; first: boolean }) {
  const title = view.alt ?? (first ? name : `${name}: ${view.label.toLowerCase()}`);
  return (
    <Stage className={stageClass(view)} grid={view.scale !== null}>
      <img
        src={view.imageUrl}
        alt={title}
        width={800}
        height={750}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <ZoomButton imageUrl={view.imageUrl} title={title} />
    </Stage>
  );
}

/** Radio buttons with pictures for labels. The style sheet shows the chosen one, so that no script is needed. */
export function ProductGallery({ product }: { product: Product }) {
  const name = useId();
  const views = viewsOf(product);
  return (
    <div className={styles.gallery}>
      <div>
        {views.map((view, index) => (
          <Picture key={view.imageUrl} view={view} name={product.name} first={index === 0} />
        ))}
      </div>
      {views.length > 1 && (
        <fieldset className={styles.views}>
          <legend className={visibility.visuallyHidden}>Pictures of {product.name}</legend>
          {views.map(({ label, imageUrl, scale }, index) => (
            <label key={imageUrl}>
              <input type="radio" name={name} className={visibility.visuallyHidden} defaultChecked={index === 0} />
              <Stage fit className={classNames(styles.view, scale && styles.near)}>
                <img
                  src={scale ? product.imageUrl : imageUrl}
                  alt=""
                  width={160}
                  height={160}
                  {...(index > 0 && { loading: 'lazy' as const })}
                />
              </Stage>
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
