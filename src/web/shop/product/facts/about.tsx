import type { Product } from '#contracts/catalogue.ts';
import { splitDescription } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import styles from './about.module.css';

const titles: Readonly<Record<string, string>> = { kit: 'About this kit', pcb: 'About this board' };

/** The rest of what is said of it; it begins beside the picture. */
export function About({ product }: { product: Product }) {
  const { rest } = splitDescription(product.description);
  if (rest.length === 0) return null;
  return (
    <ProductSection title={titles[product.category] ?? 'About this part'}>
      <div className={styles.words}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ProductSection>
  );
}
