import type { Product } from '#contracts/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import { notIncluded } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import styles from './included.module.css';

/** '4 x Resistor 1K' stands as two columns and reads as one line. */
function IncludedItem({ text }: { text: string }) {
  const [, quantity, name] = /^(\d+ x) (.+)$/s.exec(text) ?? [];
  return (
    <li>
      {quantity && name ? (
        <>
          <span className={styles.quantity}>{quantity}</span> {name}
        </>
      ) : (
        text
      )}
    </li>
  );
}

export function Included({ product }: { product: Product }) {
  return (
    <ProductSection title="What's Included">
      {product.components.length > 0 && (
        <ul className={classNames(styles.included, product.components.length > 6 && styles.many)}>
          {product.components.map((component) => (
            <IncludedItem key={component} text={component} />
          ))}
        </ul>
      )}
      <p className={styles.notIncluded}>{notIncluded(product.category)}</p>
    </ProductSection>
  );
}
