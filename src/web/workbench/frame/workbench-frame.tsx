import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BenchSheet } from '#drawings/board-sheet/bench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import { Head } from '../../shell/head.tsx';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { type OpenedKit, useBenchKit } from './workbench-kit.queries.ts';
import { BenchBar } from './workbench-bar.tsx';
import { BenchLoading } from './workbench-loading.tsx';
import { BenchNotFound } from './workbench-not-found.tsx';
import styles from './workbench-frame.module.css';

interface BenchFrameProps {
  slug: string;
  way: 'build' | 'faults' | null;
  title: (name: string) => string;
  description: (name: string) => string;
  /** At the end of the bar. */
  end?: ReactNode;
  /** Once the sheet is there. */
  children: (sheet: BenchSheet, kit: OpenedKit) => ReactNode;
}

const failure = 'The board didn’t load. Check your connection, then try again.';

function Opened({ kit, way, title, description, end, children }: Omit<BenchFrameProps, 'slug'> & { kit: OpenedKit }) {
  const { product, contents } = kit;
  const kitSlug = product.category === 'kit' ? product.slug : (product.pairSlug ?? product.slug);
  const { data: sheet, isError, refetch } = useQuery(sheetQuery(contents.bench.sheetUrl));
  return (
    <>
      <Head
        title={title(product.name)}
        description={description(product.name)}
        path={way ? paths.bench(kitSlug, way) : paths.bench(kitSlug)}
        image={product.socialImageUrl}
      />
      <BenchBar slug={product.slug} name={product.name} current={way}>
        {end}
      </BenchBar>
      {sheet ? (
        children(sheet, kit)
      ) : (
        <BenchLoading failure={isError ? failure : undefined} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** What every screen of a kit on the bench has: its head, its bar, and the sheet that it works with. */
export function BenchFrame({ slug, ...rest }: BenchFrameProps) {
  const kit = useBenchKit(slug);
  if (kit === null) return <BenchNotFound />;
  return <div className={styles.bench}>{kit ? <Opened kit={kit} {...rest} /> : <BenchLoading />}</div>;
}
