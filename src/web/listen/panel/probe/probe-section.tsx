import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ProbePanelProps } from './probe-panel.tsx';
import styles from './probe-section.module.css';

/** Fetched by those who ask for it. If it cannot be, nothing else is lost. */
const ProbePanel = lazy(() =>
  import('./probe-panel.tsx').then(
    ({ ProbePanel: Panel }) => ({ default: Panel }),
    () => ({
      default: () => <p role="alert">The probe didn’t load. Check your connection, then load the page again.</p>,
    }),
  ),
);

/** The address that leads here from the schematic. */
const isAskedFor = (): boolean => location.hash === '#probe';

interface ProbeSectionProps extends Omit<ProbePanelProps, 'imageUrl' | 'boardUrl'> {
  product: Product;
}

/** Closed it is a sentence and a button. */
export function ProbeSection({ product, ...rest }: ProbeSectionProps) {
  const { data } = useQuery(contentsQuery(product.slug));
  const [isOpen, setOpen] = useState(isAskedFor);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor()) place.current?.scrollIntoView();
    const open = (): void => {
      if (isAskedFor()) setOpen(true);
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const imageUrl = data?.schematic?.imageUrl;
  if (imageUrl === undefined) return null;
  return (
    <section ref={place} className={styles.section} id="probe" aria-labelledby="probe-title">
      <div className={styles.head}>
        <div>
          <h3 id="probe-title">Touch any point, hear it there</h3>
          <p>
            Hold a probe on a wire or a part, on the schematic or on the board, and follow the signal through the
            circuit.
          </p>
        </div>
        {!isOpen && <Button onClick={() => setOpen(true)}>Open the probe</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<p role="status">Getting the schematic.</p>}>
          <ProbePanel imageUrl={imageUrl} boardUrl={data?.bench?.sheetUrl} {...rest} />
        </Suspense>
      )}
    </section>
  );
}
