import type { Product } from '#contracts/catalogue.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { documentLength } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './documents.module.css';

const sheet = 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6M9 17h6';
const away = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';

/** Where the summary's link to the build document leads. */
export const documentsId = 'documents';

export function Documents({ documents }: Pick<Product, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <ProductSection title="Documents" id={documentsId}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.url}>
            <a href={document.url} target="_blank" rel="noopener">
              <Icon shape={sheet} />
              <span>
                <b>{document.name}</b>
                <span className={text.meta}>
                  {[document.type, documentLength(document)].filter((fact) => fact !== null).join(', ')}
                </span>
              </span>
              <Icon shape={away} />
              <VisuallyHidden>, opens in a new tab</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}
