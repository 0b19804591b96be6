import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Product, Schematic as SchematicData } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { HaveAndNeed } from '../bom/have-and-need.tsx';
import { ProductSection } from '../facts/product-section.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { LazyViewer } from '../viewer/lazy-viewer.tsx';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './schematic.module.css';

/** Without scripts it is a link to the picture; with them the picture opens over the page. */
function OpenSchematic({ imageUrl, title }: { imageUrl: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className={buttonClass()}
        href={imageUrl}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Open the schematic
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyViewer imageUrl={imageUrl} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Downloads = ({ downloads }: Pick<SchematicData, 'downloads'>) => (
  <ul className={styles.downloads}>
    {downloads.map(({ name, type, url }) => (
      <li key={url}>
        <a href={url} download>
          {name}
        </a>{' '}
        <span className={text.meta}>{type}</span>
      </li>
    ))}
  </ul>
);

/** The circuit on paper, by its stages in words for everyone, and as a picture for those who open it. */
export function Schematic({ product }: { product: Product }) {
  const { data } = useQuery(contentsQuery(product.slug));
  if (!data?.schematic) return null;
  const { imageUrl, stages, downloads } = data.schematic;
  return (
    <ProductSection title="Schematic">
      <p>Every part and every wire, the signal from left to right:</p>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <OpenSchematic imageUrl={imageUrl} title={`Schematic of the ${product.name}`} />
        {data.bench && (
          <AppLink className={buttonClass()} href={paths.bench(product.slug)}>
            Open the bench
          </AppLink>
        )}
        {data.listening && (
          <a className={visibility.needsScript} href="#probe">
            Hear it at any point
          </a>
        )}
      </div>
      {data.bench && (
        <p className={text.meta}>On the bench, board, schematic and parts are linked: touch one and see it in all.</p>
      )}
      {data.bench && product.category === 'kit' && <HaveAndNeed slug={product.slug} />}
      {downloads.length > 0 && <Downloads downloads={downloads} />}
    </ProductSection>
  );
}
