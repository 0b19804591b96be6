import type { Product } from '#contracts/catalogue.ts';
import { notIncluded } from '../product-texts.ts';

/** '4 x Resistor 1K' stands as two columns and reads as one line. */
function IncludedItem({ text }: { text: string }) {
  const [, quantity, name] = /^(\d+ x) (.+)$/s.exec(text) ?? [];
  return (
    <li>
      {quantity && name ? (
        <>
          <span className="included-quantity">{quantity}</span> {name}
        </>
      ) : (
        text
      )}
    </li>
  );
}

export function Included({ product }: { product: Product }) {
  return (
    <section className="product-section">
      <h2>What's Included</h2>
      {product.components.length > 0 && (
        <ul className={product.components.length > 6 ? 'included included-many' : 'included'}>
          {product.components.map((component) => (
            <IncludedItem key={component} text={component} />
          ))}
        </ul>
      )}
      <p className="not-included">{notIncluded(product.category)}</p>
    </section>
  );
}
