import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import type { BoardBom } from './order-plan.ts';
import styles from './plain-bom.module.css';

interface PlainBomProps {
  boms: readonly BoardBom[];
  failed: boolean;
  onRetry: () => void;
}

/** The list as it is, until what is owned and what is sold is known, and where there is no script. */
export function PlainBom({ boms, failed, onRetry }: PlainBomProps) {
  return (
    <>
      {failed && (
        <p role="alert">
          Our prices didn’t load, so only the bill is here. <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
      {boms.map(({ slug, name, count, lines }) => (
        <section key={slug}>
          <h2>{name}</h2>
          <ul className={styles.plain}>
            {lines.map(({ name: part, quantity, refs }) => (
              <li key={part}>
                {quantity * count} × {part} <span className={text.meta}>{refs.join(' ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
