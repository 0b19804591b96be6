import type { Product } from '#contracts/catalogue.ts';
import { shop } from '#domain/shop/shop.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { documentLength } from '../product-texts.ts';
import { documentsId } from './documents.tsx';
import styles from './assurances.module.css';

const book = 'M12 6c-2-1.6-5-2-8.5-2v14c3.5 0 6.5.4 8.5 2 2-1.6 5-2 8.5-2V4C17 4 14 4.4 12 6zM12 6v14';
const returnArrow = 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12H9';
const ruler = 'M3 8h18v8H3zM7 8v3M11 8v5M15 8v3M19 8v5';

/** 'Build document, 14 pages, 1.1 MB', which leads to where it can be opened. */
function FirstDocument({ document }: { document: Product['documents'][number] }) {
  const length = documentLength(document);
  return (
    <li>
      <Icon shape={book} />
      <a href={`#${documentsId}`}>
        {document.name}
        {length && `, ${length}`}
      </a>
    </li>
  );
}

/** Facts of buying it here. */
export function Assurances({ product }: { product: Product }) {
  const [document] = product.documents;
  return (
    <ul className={styles.assurances}>
      {document && <FirstDocument document={document} />}
      <li>
        <Icon shape={returnArrow} />
        <span>Unopened? Return it within {shop.returns.windowDays} days.</span>
      </li>
      {product.category === 'kit' && (
        <li>
          <Icon shape={ruler} />
          <span>Drawn to scale: one square is one centimetre.</span>
        </li>
      )}
    </ul>
  );
}
